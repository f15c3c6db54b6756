import { GoLink } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { Scene } from '#components/ui/Scene.tsx';
import { desk } from '#content/newspaper-sites.ts';
import './Desk.css';

// An illustration: the newspaper, the people and the counts are made up.
const SECTIONS = [
  ['Política', 'Medido', '412'],
  ['Esporte', 'Freemium', '188'],
  ['Colunas', 'Fechado', '136'],
  ['Bairros', 'Com cadastro', '97'],
  ['Acervo', 'Microtransações', '41'],
] as const;
const STORIES = ['Plano diretor', 'Vestibular', 'Vacina'] as const;

/** What the person who pays the bills sees: access by section, and the story that will grow. */
export function Desk() {
  return (
    <section className="section" id="demo" aria-labelledby="demo-titulo">
      <div className="page-wrap">
        <div className="page-grid items-end">
          <h2 className="type-h2 span-7" id="demo-titulo">
            {desk.title}
          </h2>
          <p className="type-lead mt-5 span-4 from-9 lg:mt-0">{desk.lead}</p>
        </div>
        <Scene
          className="desk"
          label="Painel da direção do jornal: o tipo de acesso de cada caderno e a previsão de leitura de três pautas"
          proposed="IA sugeriu abrir Vestibular"
          decided="Renata abriu até sábado"
          bar={
            <>
              <b>Gazeta do Cais</b>
              <span className="max-md:hidden">Direção</span>
              <span>quinta, 12 de março</span>
            </>
          }
        >
          <div className="desk__grid">
            <div className="desk__access">
              <p className="scene__note">Acesso por caderno, e quem assinou na semana</p>
              <ul>
                {SECTIONS.map(([name, model, count]) => (
                  <li key={name}>
                    <b>{name}</b>
                    <span>{model}</span>
                    <span>{count}</span>
                  </li>
                ))}
              </ul>
            </div>
            <div className="desk__forecast">
              <p className="scene__note">Leitura prevista para amanhã</p>
              <Forecast />
              <ul>
                {STORIES.map((story, index) => (
                  <li key={story}>
                    {index === 1 ? <Dot /> : <Ring />}
                    {story}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Scene>
        <div className="mt-10 grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 lg:grid-cols-[1fr_2fr]">
          <div>
            <p className="type-small flex items-baseline gap-2.5 text-accent-text">
              <Ring />
              {desk.beta}
            </p>
            <GoLink className="mt-3" href="#recursos">
              {desk.action}
            </GoLink>
          </div>
          <dl>
            {desk.highlights.map(({ title, text }) => (
              <div
                className="grid gap-x-8 gap-y-1 border-t border-rule-strong py-5 last:border-b md:grid-cols-[14rem_1fr]"
                key={title}
              >
                <dt className="type-h4">{title}</dt>
                <dd className="type-body">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Three stories until now, and where each is expected to go. */
function Forecast() {
  return (
    <svg viewBox="0 0 480 200" fill="none" stroke="#111827" strokeWidth="1.75" aria-hidden="true">
      <path d="M0 199H480M0 149H480M0 99H480M0 49H480" strokeWidth="1" strokeOpacity=".12" />
      <path d="M280 0V199" strokeWidth="1" strokeOpacity=".4" strokeDasharray="3 4" />
      <path d="M0 120C60 60 90 40 140 52S230 96 280 108" />
      <path d="M280 108C340 122 400 140 470 150" strokeOpacity=".4" strokeDasharray="5 5" />
      <path d="M0 184C80 180 200 176 280 148" />
      <path d="M280 148C340 126 400 66 466 26" stroke="#9333ea" strokeDasharray="5 5" />
      <circle cx="468" cy="24" r="7" fill="#9333ea" stroke="none" />
      <path d="M0 168C90 150 190 172 280 170" />
      <path d="M280 170C350 168 410 174 470 176" strokeOpacity=".4" strokeDasharray="5 5" />
    </svg>
  );
}
