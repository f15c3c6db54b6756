import { Scene } from '#components/scenes/Scene.tsx';
import { GoLink } from '#components/ui/Button.tsx';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { dashboard } from '#content/newspaper-sites.ts';
import './PublisherDashboard.css';

/** What a publisher sees: access by section, and the expected readers of three stories. */
export function PublisherDashboard() {
  return (
    <section className="section" id="demo" aria-labelledby="demo-titulo">
      <div className="page-wrap">
        <div className="page-grid publisher-dashboard__head">
          <h2 className="type-h2 span-7" id="demo-titulo">
            {dashboard.title}
          </h2>
          <p className="type-lead span-5 from-8">{dashboard.lead}</p>
        </div>
        <Scene
          className="publisher-dashboard"
          label={dashboard.scene.label}
          proposed={dashboard.scene.proposed}
          decided={dashboard.scene.decided}
          bar={
            <>
              <b>{dashboard.scene.paper}</b>
              <span className="scene__bar-detail">{dashboard.scene.desk}</span>
              <span>{dashboard.scene.day}</span>
            </>
          }
        >
          <div className="publisher-dashboard__grid">
            <div className="publisher-dashboard__access">
              <p className="scene__note">{dashboard.scene.sectionsTitle}</p>
              <ul>
                <li className="publisher-dashboard__columns">
                  {dashboard.scene.columns.map((column) => (
                    <span key={column}>{column}</span>
                  ))}
                </li>
                {dashboard.scene.sections.map(([name, model, count]) => (
                  <li key={name}>
                    <b>{name}</b>
                    <span>{model}</span>
                    <span>{count}</span>
                  </li>
                ))}
              </ul>
            </div>
            <div className="publisher-dashboard__forecast">
              <p className="scene__note">{dashboard.scene.forecastTitle}</p>
              <div className="publisher-dashboard__chart">
                <ul>
                  {dashboard.scene.thousands.map((value) => (
                    <li key={value}>{value}</li>
                  ))}
                </ul>
                <div className="publisher-dashboard__lines">
                  <Forecast />
                  {dashboard.scene.stories.map((story) => (
                    <b key={story}>{story}</b>
                  ))}
                </div>
                <p>
                  {dashboard.scene.hours.map((hour) => (
                    <span key={hour}>{hour}</span>
                  ))}
                </p>
              </div>
            </div>
          </div>
        </Scene>
        <div className="publisher-dashboard__foot">
          <div>
            <p className="type-small marked">
              <Ring />
              {dashboard.beta}
            </p>
            <GoLink href="#recursos">{dashboard.action}</GoLink>
          </div>
          <dl>
            {dashboard.highlights.map(({ title, text }) => (
              <div key={title}>
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
    <svg
      viewBox="0 0 480 200"
      preserveAspectRatio="none"
      fill="none"
      stroke="#111827"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M0 199H480M0 149H480M0 99H480M0 49H480M0 0H480" strokeWidth="1" strokeOpacity=".12" />
      <path d="M280 0V199" strokeWidth="1" strokeOpacity=".4" strokeDasharray="3 4" />
      <path d="M0 120C60 60 90 40 140 52S230 96 280 108" />
      <path d="M280 108C340 122 400 140 470 150" strokeOpacity=".4" strokeDasharray="5 5" />
      <path d="M0 191C80 189 200 182 280 148" stroke="#9333ea" />
      <path d="M280 148C340 126 400 66 466 26" stroke="#9333ea" strokeDasharray="5 5" />
      {/* A ring that stays round however the drawing is stretched: nobody has decided what is expected. */}
      <path d="M468 24h.01" stroke="#9333ea" strokeWidth="14" strokeLinecap="round" />
      <path d="M468 24h.01" stroke="#f9fafb" strokeWidth="10" strokeLinecap="round" />
      <path d="M0 178C90 164 190 174 280 170" strokeOpacity=".5" />
      <path d="M280 170C350 168 410 174 470 176" strokeOpacity=".3" strokeDasharray="5 5" />
    </svg>
  );
}
