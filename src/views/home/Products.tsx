import { ClicksScene } from '#components/scenes/ClicksScene.tsx';
import { CodeScene } from '#components/scenes/CodeScene.tsx';
import { LetterScene } from '#components/scenes/LetterScene.tsx';
import { RegisterScene } from '#components/scenes/RegisterScene.tsx';
import { HeadlineLines } from '#components/sections/HeadlineLines.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Split } from '#components/sections/Split.tsx';
import { GoLink } from '#components/ui/Button.tsx';
import { legalPublicationsLabel, products } from '#content/home.ts';
import { chamaLaScene, legalScene, leiaLaScene, newsletterScene } from '#content/home-scenes.ts';
import { ProductText } from './ProductText.tsx';
import './Home.css';

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
      <article className="products__row">
        <Split
          share="4/8"
          words={<ProductText id="newsletter-ai" />}
          object={
            <LetterScene
              {...newsletterScene}
              bar={
                <>
                  <b>{newsletterScene.title}</b>
                  <span className="scene__bar-detail">{newsletterScene.date}</span>
                  <span>{newsletterScene.count}</span>
                </>
              }
            />
          }
        />
      </article>
      <div className="products__pair">
        <article>
          <ProductText id="chama-la" />
          <CodeScene
            {...chamaLaScene}
            bar={
              <>
                <b>{chamaLaScene.title}</b>
                <span>{chamaLaScene.price}</span>
              </>
            }
          />
        </article>
        <article>
          <ProductText id="leia-la" />
          <ClicksScene
            {...leiaLaScene}
            bar={
              <>
                <b>{leiaLaScene.link}</b>
                <span>{leiaLaScene.period}</span>
              </>
            }
          />
        </article>
      </div>
    </Section>
  );
}

/** Legal publications, after the night band of the portal that they belong to. */
export function LegalPublications() {
  return (
    <section className="section paper" aria-label={legalPublicationsLabel}>
      <div className="page-wrap">
        <article className="products__row">
          <Split
            share="4/8"
            words={<ProductText id="publicidade-legal" heading="h2" />}
            object={<RegisterScene {...legalScene} />}
          />
        </article>
      </div>
    </section>
  );
}
