import './Home.css';
import { ClicksScene } from '#components/scenes/ClicksScene.tsx';
import { CodeScene } from '#components/scenes/CodeScene.tsx';
import { LetterScene } from '#components/scenes/LetterScene.tsx';
import { HeadlineLines } from '#components/sections/Headline.tsx';
import { Section, Split } from '#components/sections/Section.tsx';
import { GoLink } from '#components/ui/Button.tsx';
import { products, productWords } from '#content/pages/home.ts';
import { chamaLaScene, leiaLaScene, newsletterScene } from '#content/pages/home-scenes.ts';
import { solution } from '#content/solutions.ts';

/** The products of communication as ruled rows: words on one side, the product at work on the other. */
export function Products() {
  return (
    <Section
      id="produtos"
      ground="paper"
      className="products"
      title={<HeadlineLines lines={products.title} />}
      head="row"
      action={<GoLink href={products.all.href}>{products.all.label}</GoLink>}
    >
      <article>
        <Split
          share="4/8"
          words={<ProductText id="newsletter-ai" />}
          object={<LetterScene {...newsletterScene} />}
        />
      </article>
      <div className="products__pair">
        <article>
          <ProductText id="chama-la" brief />
          <CodeScene {...chamaLaScene} />
        </article>
        <article>
          <ProductText id="leia-la" brief />
          <ClicksScene {...leiaLaScene} />
        </article>
      </div>
    </Section>
  );
}

/** Words of one product: who can have it, its name, what it does, its benefits and the way to its page. */
export function ProductText({
  id,
  heading: Heading = 'h3',
  brief = false,
}: {
  readonly id: keyof typeof productWords;
  /** `h2` where the product is a section of its own, which it names. */
  readonly heading?: 'h2' | 'h3';
  /** Without the benefits. */
  readonly brief?: boolean;
}) {
  const { name, status, benefits, path, action } = solution(id);
  const { lead, object } = productWords[id];
  return (
    <div className="product-text">
      <p className="type-label">{status}</p>
      <Heading className="type-h3" id={Heading === 'h2' ? id : undefined}>
        {name}
      </Heading>
      <p className="type-lead">{lead}</p>
      {brief ? null : (
        <ul className="wide-only type-small">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
      <GoLink href={path}>
        <span>
          {action}
          <span className="visually-hidden">{` ${object}`}</span>
        </span>
      </GoLink>
    </div>
  );
}
