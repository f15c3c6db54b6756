import { EditorScene } from '#components/scenes/EditorScene.tsx';
import { Figures } from '#components/sections/Figures.tsx';
import { Section, SectionHead } from '#components/sections/Section.tsx';
import { Split } from '#components/sections/Split.tsx';
import { newsletter } from '#content/newsletter.ts';

const { review } = newsletter;
const { scene } = review;

/** How a mistake is caught: the source beside the summary, and a named person's correction. */
export function NewsletterReview() {
  return (
    <Section id="revisao-titulo" anchor="revisao" ground="paper">
      <Split
        share="4/8"
        turn
        object={
          <EditorScene
            label={review.label}
            proposed={scene.proposed}
            decided={scene.decided}
            bar={
              <>
                <b>{scene.bar.name}</b>
                <span>{scene.bar.detail}</span>
              </>
            }
            source={{ title: scene.source, text: scene.sourceText }}
            byline={scene.summary}
            headline={scene.summaryText}
            remark={scene.note}
          />
        }
        words={
          <>
            <SectionHead id="revisao-titulo" title={review.title} lead={review.text} />
            <Figures layout="strip" items={[review.figure]} basis={[review.figure]} />
          </>
        }
      />
    </Section>
  );
}
