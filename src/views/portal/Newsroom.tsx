import { GoLink } from '#components/ui/Button.tsx';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { Scene } from '#components/ui/Scene.tsx';
import { showcase } from '#content/portal.ts';
import './Newsroom.css';

// An illustration: the newspaper, the people and the story are made up.
const TODAY = [
  'Câmara aprova plano diretor',
  'Metrô testa catraca',
  'Posto volta a vacinar',
  'Porto bate recorde',
  'Festival fecha o centro',
];
const TOMORROW = ['Feira abre 900 vagas', 'Entrevista: quem votou contra'];
const TOOLS = ['T', 'N', '“ ”', 'Foto', 'Vídeo', 'Tabela', 'Mapa'];
const PROPOSALS = [
  ['Título para a busca', '“Plano diretor é aprovado: veja o que muda”, 43 caracteres.'],
  ['Falta o outro lado', 'O texto não ouve quem votou contra.'],
] as const;

/** The editor with the machine's proposals in the margin, and what that margin does. */
export function Showcase() {
  return (
    <section className="showcase" id="demo" aria-labelledby="demo-titulo">
      <div className="showcase__scene">
        <Newsroom />
      </div>
      <div className="page-wrap">
        <div className="split showcase__head">
          <h2 className="type-h2" id="demo-titulo">
            {showcase.title}
          </h2>
          <p className="type-small">
            <strong>
              <Ring />
              {showcase.beta}
            </strong>{' '}
            {showcase.betaText}
          </p>
        </div>
        <ul className="showcase__highlights">
          {showcase.highlights.map(({ title, text }) => (
            <li key={title}>
              <h3 className="type-h4">{title}</h3>
              <p className="type-body">{text}</p>
            </li>
          ))}
        </ul>
        <GoLink href="#recursos">{showcase.action}</GoLink>
      </div>
    </section>
  );
}

function Newsroom() {
  return (
    <Scene
      label="Editor de uma matéria com três sugestões da IA na margem: uma foi aceita pela repórter, duas esperam por ela"
      proposed="3 propostas na margem"
      decided="Helena publica"
      bar={
        <>
          <b>Gazeta do Cais</b>
          <span className="scene__bar-detail">Política / Plano diretor</span>
          <span>Salvo às 22h41</span>
        </>
      }
    >
      <div className="newsroom__tools">
        {TOOLS.map((tool) => (
          <span key={tool}>{tool}</span>
        ))}
        <span className="newsroom__on">Margem</span>
      </div>
      <div className="newsroom">
        <div className="newsroom__list">
          <Stories title="Hoje" stories={TODAY} current />
          <Stories title="Amanhã" stories={TOMORROW} />
        </div>
        <div className="newsroom__text">
          <span className="scene__note">Política · por Helena Prado</span>
          <b>Câmara aprova plano diretor após oito horas de debate</b>
          <p>
            A Câmara Municipal aprovou na noite desta quarta-feira, por <mark>31 votos a 12</mark>, o novo
            plano diretor. O texto limita a altura dos prédios no centro e reserva 18% das áreas novas para
            moradia popular.
          </p>
          <p>
            A sessão começou às 14h e terminou <mark>pouco depois das 22h</mark>, com galerias cheias e 34
            emendas em pauta.
          </p>
          <p>“Foi a votação mais longa em dez anos”, disse o presidente da Casa.</p>
        </div>
        <div className="newsroom__margin">
          <p className="scene__note">Na margem</p>
          <div className="newsroom__proposal newsroom__proposal--accepted">
            <b>Conferir o placar</b>
            <p>A ata publicada às 22h30 registra 31 a 12. Bate com o texto.</p>
            <p className="newsroom__answer">
              <span>Aceita por Helena, agora</span>
            </p>
          </div>
          {PROPOSALS.map(([title, text]) => (
            <div className="newsroom__proposal" key={title}>
              <b>{title}</b>
              <p>{text}</p>
              <p className="newsroom__answer">
                <span>Aceitar</span>
                <span>Ignorar</span>
              </p>
            </div>
          ))}
        </div>
      </div>
    </Scene>
  );
}

function Stories({
  title,
  stories,
  current = false,
}: {
  readonly title: string;
  readonly stories: readonly string[];
  /** Whether the first story is the one being written. */
  readonly current?: boolean;
}) {
  return (
    <>
      <p className="scene__note">{title}</p>
      <ul className={current ? 'newsroom__stories--current' : undefined}>
        {stories.map((story) => (
          <li key={story}>{story}</li>
        ))}
      </ul>
    </>
  );
}
