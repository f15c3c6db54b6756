import { brand } from '#brand.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { hero } from '#content/legal-notices.ts';
import { PostmarkSmall, PostmarkWide } from './Postmark.tsx';
import { Register } from './Register.tsx';
import './LegalNoticesHero.css';

/** Headline cancelled by a postmark, over the register of notices. */
export function LegalNoticesHero() {
  return (
    <section className="notices-hero night">
      <div className="page-wrap relative">
        <p className="type-label mb-6 text-fg-2">Publicidade Legal</p>
        <h1 className="type-display notices-hero__title relative">
          <span className="title-line">{hero.lines[0]}</span>{' '}
          <span className="title-line">
            {hero.lines[1]}
            <HeadlineDot>
              <PostmarkWide />
              <PostmarkSmall />
            </HeadlineDot>
          </span>
        </h1>
        <p className="type-lead mt-7 max-w-[31rem]">{hero.lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <SeeMore />
          <ButtonLink className="max-md:w-full" variant="line" href="#recursos">
            Ver recursos
          </ButtonLink>
        </div>
        <Register />
      </div>
    </section>
  );
}

/** The way to the legal-publications site, in a new tab. */
export function SeeMore() {
  return (
    <ButtonLink className="max-md:w-full" href={brand.externalTools.legalPublications} {...newTab}>
      Saiba mais <NewTab />
    </ButtonLink>
  );
}
