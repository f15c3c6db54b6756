import { DecisionLine } from '#components/ui/Scene.tsx';
import { hero } from '#content/newspaper-sites.ts';
import './PrintingPress.css';

// An illustration: the newspaper and its stories are made up.
const STORIES = [
  ['Cidade', 'Metrô testa catraca por aproximação'],
  ['Economia', 'Porto bate recorde de contêineres'],
  ['Cultura', 'Festival fecha o centro no sábado'],
] as const;
const LEAD = 'Câmara aprova plano diretor após oito horas';

/** A printed page coming off the press, and the same page on a phone. */
export function PrintingPress() {
  return (
    <div className="printing-press" role="img" aria-label={hero.sceneLabel}>
      <div className="printing-press__web" aria-hidden="true">
        <div className="printing-press__run">
          <Sheet />
          <Sheet />
          <Sheet />
        </div>
      </div>
      <div className="printing-press__phone" aria-hidden="true">
        <b className="printing-press__name">Gazeta do Cais</b>
        <p className="printing-press__lead">{LEAD}</p>
        <p className="printing-press__text">Texto limita a altura dos prédios no centro.</p>
        <ul>
          {STORIES.slice(0, 2).map(([section, story]) => (
            <li key={section}>
              <span>{section}</span>
              {story}
            </li>
          ))}
        </ul>
        <DecisionLine proposed="IA montou" decided="Helena publicou" />
      </div>
    </div>
  );
}

function Sheet() {
  return (
    <div className="printing-press__sheet">
      <b className="printing-press__name">Gazeta do Cais</b>
      <p className="printing-press__date">
        <span>Ano 41, nº 12.806</span>
        <span>Quinta, 12 de março de 2026</span>
      </p>
      <p className="printing-press__lead">{LEAD}</p>
      <div className="printing-press__columns">
        <span className="printing-press__photo" />
        {STORIES.map(([section, story]) => (
          <div key={section}>
            <span>{section}</span>
            <b>{story}</b>
            <i />
          </div>
        ))}
      </div>
    </div>
  );
}
