import './WaitlistPage.css';
import { Hero } from '#components/sections/Hero.tsx';
import { RuledList } from '#components/sections/Lists.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { confirmation, messages, nothingToConfirm, page } from '#content/waitlist.ts';
import { Rings } from '#features/waitlist/drawing/Rings.tsx';
import { pagePath } from '#features/waitlist/rules/paths.ts';
import type { DatedText } from '#shared/dated-text.ts';
import { ShareLink } from './ShareLink.tsx';

type NextSteps = readonly { readonly title: string; readonly text: string | DatedText }[];

/** The headline without its '!', which is drawn with the purple dot as its point. */
const TITLE = messages.success.title.replace(/!$/, '');

/**
 * What a visitor who joined the waiting list sees in place of the form, and as a page of its own without
 * JavaScript (R-WLP-16, R-WL-14).
 * @param path of the list's form, and its title, for who wants to tell a colleague; the Portal's list by default
 * @param steps what happens next; the Portal's list by default
 */
export function Confirmation({
  path = pagePath,
  list = page.title,
  steps = confirmation.nextSteps,
}: {
  readonly path?: string;
  readonly list?: string;
  readonly steps?: NextSteps;
}) {
  return (
    <>
      <Hero
        layout="over"
        size="h1"
        className="waitlist-joined"
        title={TITLE}
        dot={
          <>
            !
            <span className="headline-dot headline-dot--lands" aria-hidden="true">
              <Rings />
            </span>
          </>
        }
        lead={
          <>
            <span className="wide-line">{`${messages.success.thanks} `}</span>
            <span className="wide-line">{messages.success.notice}</span>
          </>
        }
      />
      <Section id="proximos-passos" size="h3" title={confirmation.nextTitle}>
        <RuledList ordered columns={3} items={steps} />
        <div className="actions">
          <ButtonLink href="/solucoes">{confirmation.solutions}</ButtonLink>
          <ButtonLink variant="line" href="/">
            {confirmation.home}
          </ButtonLink>
        </div>
      </Section>
      <ShareLink path={path} list={list} />
    </>
  );
}

/** A confirmation's address without a sign-up behind it: says what is true whoever reads it, and leads to the form. */
export function NothingToConfirm({ formPath }: { readonly formPath: string }) {
  const { title, lead, doubt, action } = nothingToConfirm;
  return (
    <Hero
      layout="over"
      size="h1"
      className="leave"
      title={title}
      lead={`${lead} ${doubt}`}
      actions={<ButtonLink href={formPath}>{action}</ButtonLink>}
    />
  );
}
