import './WaitlistPage.css';
import { Hero } from '#components/sections/Hero.tsx';
import { RuledList } from '#components/sections/Lists.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { confirmation, messages, nothingToConfirm } from '#content/waitlist.ts';
import { listPath, lists, listTitle, type WaitingList } from '#content/waitlist-lists.ts';
import { Rings } from '#features/waitlist/drawing/Rings.tsx';
import { ShareLink } from './ShareLink.tsx';

/** The headline without its '!', which is drawn with the purple dot as its point. */
const TITLE = messages.success.title.replace(/!$/, '');

/**
 * What a visitor who joined the waiting list sees in place of the form, and as a page of its own without
 * JavaScript (R-WLP-16, R-WL-14).
 */
export function Confirmation({ list }: { readonly list: WaitingList }) {
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
        <RuledList
          ordered
          columns={3}
          items={lists[list].nextSteps.map(({ title, text }) => ({ title, text: <Dated text={text} /> }))}
        />
        <div className="actions">
          <ButtonLink href="/solucoes">{confirmation.solutions}</ButtonLink>
          <ButtonLink variant="line" href="/">
            {confirmation.home}
          </ButtonLink>
        </div>
      </Section>
      <ShareLink path={listPath(list)} list={listTitle(list)} />
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
