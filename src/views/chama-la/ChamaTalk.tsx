import { Talk } from '#components/scenes/Talk.tsx';
import { Section } from '#components/sections/Section.tsx';
import { chamaLa } from '#content/chama-la.ts';

const { benefits } = chamaLa;

/** The three benefits as a conversation: the visitor asks, the product answers. */
export function ChamaTalk() {
  return (
    <Section id="beneficios-titulo" anchor="beneficios" title={benefits.title}>
      <Talk
        ink
        pairs={benefits.items.map(({ question, answer, detail }) => ({
          key: question,
          said: <h3>{question}</h3>,
          answer: (
            <>
              <p className="type-h3">{answer}</p>
              <p>{detail}</p>
            </>
          ),
        }))}
      />
    </Section>
  );
}
