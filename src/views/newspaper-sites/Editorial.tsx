import { RuledList } from '#components/sections/RuledList.tsx';
import { Section, SectionHead } from '#components/sections/Section.tsx';
import { Split } from '#components/sections/Split.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { editorial } from '#content/newspaper-sites.ts';

/** The commitment to journalism as the newspaper's leader, with two notes in the margin. */
export function Editorial() {
  const { since, partners } = editorial;
  return (
    <Section anchor="beneficios" id="beneficios-titulo">
      <Split
        turn
        share="4/8"
        align="start"
        object={
          <SectionHead
            id="beneficios-titulo"
            size="h1"
            title={editorial.title}
            action={
              <>
                <div className="newspaper__stories type-body">
                  {editorial.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
                <a className="text-link text-link--alone" href="/compromisso-jornalismo">
                  {editorial.action}
                </a>
              </>
            }
          />
        }
        words={
          <RuledList
            columns={2}
            size="large"
            items={[
              { title: <span className="type-h3">{since.strong}</span>, text: since.text },
              {
                title: <span className="type-h3">{partners.strong}</span>,
                text: partners.text,
                extra: <FigureBasis figures={[partners.figure]} />,
              },
            ]}
          />
        }
      />
    </Section>
  );
}
