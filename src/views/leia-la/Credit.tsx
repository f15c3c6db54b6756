import { Dot } from '#components/ui/RingOrDot.tsx';
import { DecisionLine } from '#components/ui/Scene.tsx';
import { credit } from '#content/leia-la.ts';
import './Credit.css';

const PASSAGE =
  'O texto limita a altura dos prédios no centro e reserva 18% das áreas novas para moradia popular.';

/** Copy, paste, credit: the passage leaves the article and takes its address along. */
export function Credit() {
  return (
    <section className="section" aria-labelledby="credito">
      <div className="page-wrap page-grid leia-credit">
        <div className="span-5 leia-credit__words">
          <h2 className="type-h2" id="credito">
            {credit.title}
          </h2>
          <p className="type-lead leia-credit__lead">{credit.lead}</p>
        </div>
        <div
          className="span-7 leia-credit__drawing"
          role="img"
          aria-label="Um trecho copiado de uma matéria e colado em uma conversa, com o endereço da matéria no fim"
        >
          <div className="scene" aria-hidden="true">
            <div className="leia-credit__article">
              <b>Câmara aprova plano diretor após oito horas de debate</b>
              <p>
                A Câmara Municipal aprovou na noite desta quarta-feira, por 31 votos a 12, o novo plano
                diretor. <mark>{PASSAGE}</mark> A sessão começou às 14h.
              </p>
            </div>
          </div>
          <div className="leia-credit__paste" aria-hidden="true">
            <p>{PASSAGE}</p>
            <p className="leia-credit__source">
              <Dot />
              <span>Leia mais em gaze.ta/plano-diretor</span>
            </p>
            <DecisionLine proposed="Cópia reconhecida" decided="Frase da redação" />
          </div>
        </div>
      </div>
    </section>
  );
}
