import type { ReactNode } from 'react';
import { RuledList } from '#components/sections/RuledList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { GoLink } from '#components/ui/Button.tsx';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { showcase } from '#content/portal.ts';
import './Showcase.css';

/** The editor at the hero's bottom edge (`children`, an island of the page), and what its margin does. */
export function Showcase({ children }: { readonly children: ReactNode }) {
  const { title, beta, highlights, action } = showcase;
  return (
    <div id="demo">
      <div className="showcase">{children}</div>
      <Section
        id="demo-titulo"
        title={title}
        head="row"
        note={
          <>
            <Ring />
            {beta}
          </>
        }
      >
        <RuledList columns={3} items={highlights} />
        <GoLink href="#recursos">{action}</GoLink>
      </Section>
    </div>
  );
}
