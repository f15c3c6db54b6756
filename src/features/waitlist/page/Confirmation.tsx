import './WaitlistPage.css';
import { brand } from '#brand.ts';
import { round } from '#components/drawing/round.ts';
import { Hero } from '#components/sections/Hero.tsx';
import { RuledList } from '#components/sections/Lists.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { confirmation, messages, nothingToConfirm, share } from '#content/waitlist.ts';
import { listPath, lists, listTitle, type WaitingList } from '#content/waitlist-lists.ts';

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
      <Section id="proximos-passos" title={confirmation.nextTitle}>
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
export function NothingToConfirm({ list }: { readonly list: WaitingList }) {
  const { title, lead, doubt, action } = nothingToConfirm;
  return (
    <Hero
      layout="over"
      size="h1"
      className="waitlist-joined"
      label={listTitle(list)}
      title={title}
      anchored={<Rings narrow={narrowRings.slice(0, 20)} />}
      lead={`${lead} ${doubt}`}
      actions={
        <>
          <ButtonLink href={listPath(list)}>{action}</ButtonLink>
          <ButtonLink variant="line" href="/solucoes">
            {confirmation.solutions}
          </ButtonLink>
        </>
      }
    />
  );
}

const brightest = 0.82;
const faintest = 0.14;

// The turn of the narrow queue: how far straight on, and how wide round.
const straight = 150;
const radius = 124;

/** The queue on a wide screen: it comes from beyond the right edge, sinks to the baseline and ends at the dot. */
const wideRings = Array.from({ length: 36 }, (_, index) => {
  // The steps shorten towards the dot, as if the queue came nearer.
  const x = 38.5 * ((1.026 ** (index + 1) - 1) / 0.026);
  return ring(x, -0.0041 * x ** 1.6, index / 26);
});

/** The queue on a phone: along the second line, round the end of the first, and back above the headline. */
const narrowRings = Array.from({ length: 34 }, (_, index) => {
  const walked = 42 * (index + 1);
  return ring(...turningPoint(walked), index / 30);
});

/** Where one is after so much of the way: straight on, half a circle up, straight back. */
function turningPoint(walked: number): readonly [x: number, y: number] {
  if (walked < straight) return [walked, 0];
  const turn = (walked - straight) / radius;
  if (turn < Math.PI) return [straight + radius * Math.sin(turn), radius * (Math.cos(turn) - 1)];
  return [straight - (walked - straight - Math.PI * radius), -2 * radius];
}

/** One ring of the queue: its centre, in hundredths of the headline's font size from the dot, and its opacity. */
function ring(x: number, y: number, share: number) {
  const opacity = Math.max(faintest, brightest - (brightest - faintest) * share);
  return { x: round(x), y: round(y), opacity: Math.round(opacity * 100) / 100 };
}

/**
 * The people who wait: rings in line behind a headline's dot, which is the drawing's origin. Decorative.
 * @param narrow those on a phone; a headline of three lines leaves room for fewer
 */
function Rings({ narrow = narrowRings }) {
  return Object.entries({ 'wide-only': wideRings, 'narrow-only': narrow }).map(([className, rings]) => (
    <svg
      key={className}
      className={className}
      // As large as the dot, which is 0.19 em.
      width="100%"
      height="100%"
      viewBox="-9.5 -9.5 19 19"
      fill="none"
      stroke="#fff"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      {rings.map(({ x, y, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" strokeOpacity={opacity} />
      ))}
    </svg>
  ));
}
