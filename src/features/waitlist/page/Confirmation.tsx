import { ButtonLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { confirmation, messages, page } from '#content/waitlist.ts';
import { Rings } from '#features/waitlist/drawing/Rings.tsx';
import { pagePath } from '#features/waitlist/rules/paths.ts';
import type { DatedText } from '#shared/dated-text.ts';
import '#components/sections/HeadlineDot.css';
import { ShareLink } from './ShareLink.tsx';
import './Confirmation.css';

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
      <section className="waitlist-joined night">
        <div className="page-wrap">
          <h1 className="type-h1" tabIndex={-1}>
            {TITLE}
            <span className="waitlist-joined__end">
              !
              <span className="headline-dot" aria-hidden="true">
                <Rings />
              </span>
            </span>
          </h1>
          <p className="type-lead">
            <span className="wide-line">{`${messages.success.thanks} `}</span>
            <span className="wide-line">{messages.success.notice}</span>
          </p>
        </div>
      </section>
      <section className="waitlist-next page-wrap" aria-labelledby="proximos-passos">
        <h2 className="type-h3" id="proximos-passos">
          {confirmation.nextTitle}
        </h2>
        <ol>
          {steps.map((step) => (
            <li key={step.title}>
              <h3 className="type-h4">{step.title}</h3>
              <p className="type-small">
                <Dated text={step.text} />
              </p>
            </li>
          ))}
        </ol>
        <div className="actions">
          <ButtonLink href="/solucoes">{confirmation.solutions}</ButtonLink>
          <ButtonLink variant="line" href="/">
            {confirmation.home}
          </ButtonLink>
        </div>
        <ShareLink path={path} list={list} />
      </section>
    </>
  );
}
