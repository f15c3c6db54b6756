import type { ReactNode } from 'react';
import { GoLink } from '#components/ui/Button.tsx';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { showcase } from '#content/portal.ts';
import './Showcase.css';

/** The editor at the hero's bottom edge (`children`, an island of the page), and what its margin does. */
export function Showcase({ children }: { readonly children: ReactNode }) {
  return (
    <section className="showcase" id="demo" aria-labelledby="demo-titulo">
      <div className="showcase__scene">{children}</div>
      <div className="page-wrap">
        <div className="showcase__head">
          <h2 className="type-h2" id="demo-titulo">
            {showcase.title}
          </h2>
          <p className="type-small marked">
            <Ring />
            {showcase.beta}
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
