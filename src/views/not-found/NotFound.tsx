import './NotFound.css';
import { HeadlineDot, HeadlineLines } from '#components/sections/Headline.tsx';
import { LinkList } from '#components/sections/LinkList.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { notFound } from '#content/interface.ts';

/** What any unknown path shows (R-NOF-1 to R-NOF-3). A script of its page makes 'Voltar' go back. */
export function NotFound() {
  return (
    <section className="not-found night">
      <div className="page-wrap">
        <h1 className="type-display">
          <HeadlineLines lines={notFound.headline}>
            <HeadlineDot>
              <OrbitWide />
              <OrbitTall />
            </HeadlineDot>
          </HeadlineLines>
        </h1>
        <div className="page-grid">
          <div className="span-5">
            <p className="type-lead">{notFound.lead}</p>
            <div className="actions actions--even">
              <ButtonLink href="/">{notFound.home}</ButtonLink>
              <Button className="scripts-only" variant="line" data-back>
                {notFound.back}
              </Button>
            </div>
          </div>
          <nav className="span-3" aria-label={notFound.pathsLabel}>
            <LinkList columns={1} items={notFound.paths.map(({ href, label }) => ({ href, title: label }))} />
          </nav>
        </div>
      </div>
    </section>
  );
}

/** The orbit at 1024 px and wider, drawn around the headline's dot (the drawing's origin). */
function OrbitWide() {
  return (
    <svg className="desk-only" viewBox="-400 -800 2000 1200" fill="none" aria-hidden="true">
      <defs>
        <linearGradient id="not-found-leave" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="330" y2="-3">
          <stop offset="0" stopColor="#a855f7" />
          <stop offset="1" stopColor="#fff" stopOpacity=".5" />
        </linearGradient>
      </defs>
      <g stroke="#fff">
        <path
          id="not-found-orbit-wide"
          d="M281.9 -38.8A335 172 -16 1 1 360.4 8.6"
          strokeOpacity=".72"
          vectorEffect="non-scaling-stroke"
        />
        <g strokeOpacity=".18">
          <ellipse cx="585" cy="-166" rx="268" ry="137.6" transform="rotate(-16 585 -166)" />
          <ellipse cx="585" cy="-166" rx="201" ry="103.2" transform="rotate(-16 585 -166)" />
          <ellipse cx="585" cy="-166" rx="134" ry="68.8" transform="rotate(-16 585 -166)" />
        </g>
      </g>
      <circle
        cx="329.8"
        cy="-3.4"
        r="9.5"
        stroke="#fff"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        strokeDasharray="4 4"
      />
      <path
        d="M0 0C96 0 179.8 -55.4 318.8 -5.8"
        stroke="url(#not-found-leave)"
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
      <text fontSize="10.5" fontWeight="450" fill="#fff" fillOpacity=".72" dy="-6">
        <textPath href="#not-found-orbit-wide" startOffset="22%">
          {notFound.orbit.wide}
        </textPath>
      </text>
    </svg>
  );
}

/** The same orbit for narrow screens, above the headline. */
function OrbitTall() {
  return (
    <svg className="below-desk" viewBox="-500 -1000 1000 1200" fill="none" aria-hidden="true">
      <g stroke="#fff">
        <path
          id="not-found-orbit-tall"
          d="M241.7 -352.9A262 176 -20 1 1 279.3 -410.1"
          strokeOpacity=".72"
          vectorEffect="non-scaling-stroke"
        />
        <g strokeOpacity=".18">
          <ellipse cx="40" cy="-425" rx="204.4" ry="137.3" transform="rotate(-20 40 -425)" />
          <ellipse cx="40" cy="-425" rx="146.7" ry="98.6" transform="rotate(-20 40 -425)" />
        </g>
      </g>
      <circle
        cx="263.2"
        cy="-380.9"
        r="14"
        stroke="#fff"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        strokeDasharray="3 3"
      />
      <path
        d="M0 0C130 0 293.2 -230.9 267.2 -366.9"
        stroke="#a855f7"
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
      <text fontSize="19.5" fontWeight="450" fill="#fff" fillOpacity=".72" dy="-11">
        <textPath href="#not-found-orbit-tall" startOffset="55%">
          {notFound.orbit.tall}
        </textPath>
      </text>
    </svg>
  );
}
