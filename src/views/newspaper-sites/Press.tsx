import { DecisionLine } from '#components/ui/Scene.tsx';
import { hero } from '#content/newspaper-sites.ts';
import './Press.css';

// An illustration: the newspaper and its stories are made up.
const STORIES = [
  ['Cidade', 'Metrô testa catraca por aproximação'],
  ['Economia', 'Porto bate recorde de contêineres'],
  ['Cultura', 'Festival fecha o centro no sábado'],
] as const;
const LEAD = 'Câmara aprova plano diretor após oito horas';

/** A printed page coming off the press, and the same page on a phone. */
export function Press() {
  return (
    <div className="press" role="img" aria-label={hero.sceneLabel}>
      <div className="press__web" aria-hidden="true">
        <div className="press__run">
          <Sheet />
          <Sheet />
          <Sheet />
        </div>
      </div>
      <div className="press__phone" aria-hidden="true">
        <b className="press__name">Gazeta do Cais</b>
        <p className="press__lead">{LEAD}</p>
        <p className="press__text">Texto limita a altura dos prédios no centro.</p>
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
    <div className="press__sheet">
      <b className="press__name">Gazeta do Cais</b>
      <p className="press__date">
        <span>Ano 41, nº 12.806</span>
        <span>Quinta, 12 de março de 2026</span>
      </p>
      <p className="press__lead">{LEAD}</p>
      <div className="press__columns">
        <span className="press__photo" />
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
