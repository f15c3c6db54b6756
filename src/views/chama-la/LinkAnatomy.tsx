import { Section } from '#components/sections/Section.tsx';
import { chamaLa } from '#content/chama-la.ts';
import './ChamaLa.css';

const { features } = chamaLa;
const { host, digits, text } = features.link;

/**
 * The features, explained on a link that the product made: a line leads from each part of it to what that
 * part does, and one through all three to the code, which holds them.
 */
export function LinkAnatomy() {
  return (
    <Section id="recursos-titulo" anchor="recursos" ground="night" title={features.title}>
      <div className="link-anatomy">
        <div role="img" aria-label={features.linkLabel}>
          <div className="type-h2" aria-hidden="true">
            <span>{host}</span>
            <span>{digits}</span>
            <span>{text}</span>
          </div>
          <svg
            viewBox="0 0 1280 96"
            preserveAspectRatio="none"
            fill="none"
            overflow="visible"
            aria-hidden="true"
          >
            <linearGradient id="link-line" gradientUnits="userSpaceOnUse" x2="960">
              <stop stopColor="#fff" stopOpacity=".44" />
              <stop offset="1" stopColor="#a855f7" />
            </linearGradient>
            <line y1="102" x2="960" y2="102" stroke="url(#link-line)" />
            <g stroke="#fff" strokeOpacity=".44">
              <path d="M67 0C67 60 0 40 0 96" vectorEffect="non-scaling-stroke" />
              <path d="M320 0C320 0 320 96 320 96" vectorEffect="non-scaling-stroke" />
            </g>
            <path d="M880 0C880 70 640 30 640 96" stroke="#a855f7" vectorEffect="non-scaling-stroke" />
          </svg>
        </div>
        <ul className="columns columns--4">
          {features.items.map((item) => (
            <li key={item.title}>
              <p className="type-label">{item.part}</p>
              <h3 className="type-h4">{item.title}</h3>
              <p className="type-body">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
