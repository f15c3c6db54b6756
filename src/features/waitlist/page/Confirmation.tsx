import './WaitlistPage.css';
import { brand } from '#brand.ts';
import { Hero } from '#components/sections/Hero.tsx';
import { RuledList } from '#components/sections/Lists.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { confirmation, messages, nothingToConfirm, share } from '#content/waitlist.ts';
import { listPath, lists, listTitle, type WaitingList } from '#content/waitlist-lists.ts';
import { Rings } from './Rings.tsx';

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
        // Without its '!', which is drawn with the purple dot as its point.
        title={messages.success.title.replace(/!$/, '')}
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
        <RuledList ordered columns={3} items={lists[list].nextSteps} />
        <div className="actions">
          <ButtonLink href="/solucoes">{confirmation.solutions}</ButtonLink>
          <ButtonLink variant="line" href="/">
            {confirmation.home}
          </ButtonLink>
        </div>
      </Section>
      <ShareLink list={list} />
    </>
  );
}

/**
 * Lets who joined tell a colleague, by `startSharing`; by an e-mail where no script runs. The link carries no more than that it was
 * passed on: its visits are counted like a partner's (R-REF-1), under `indicacao` (R-WLP-25).
 */
export function ShareLink({ list }: { readonly list: WaitingList }) {
  const title = listTitle(list);
  const url = `${brand.url}${listPath(list)}?link=${share.source}`;
  const body = `${share.message(title)}\n\n${url}`;
  return (
    <Section
      id="avisar"
      size="h3"
      title={share.title}
      note={share.note}
      action={
        <div className="actions" data-share>
          <ButtonLink
            variant="line"
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`}
          >
            {share.action}
          </ButtonLink>
          <Button variant="line" hidden data-list={title}>
            {share.action}
          </Button>
          <p className="type-label">
            {brand.url}
            <wbr />
            {url.slice(brand.url.length)}
          </p>
          <p className="type-small" role="status" />
        </div>
      }
    />
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
