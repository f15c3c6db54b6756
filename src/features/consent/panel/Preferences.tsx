import './Preferences.css';
import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { consent as settings } from '#brand.ts';
import { Button } from '#components/ui/Button.tsx';
import { Switch } from '#components/ui/Choice.tsx';
import { copyText } from '#components/ui/clipboard.ts';
import { Dot } from '#components/ui/Marks.tsx';
import { useCopied } from '#components/ui/useCopied.ts';
import { choiceNotStored, serviceCookies } from '#content/consent.ts';
import { cookiePanel as words } from '#content/cookies.ts';
import { factsOf } from '#features/consent/services/services.ts';
import { currentConsent, decide, onConsentChange } from '#features/consent/state/current-consent.ts';
import {
  type Choice,
  type Consent,
  categories,
  configured,
  essentialOnly,
  readConsent,
} from '#features/consent/state/state.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';

/** How long the success banner stays, in milliseconds (R-CNS-13). */
const SAVED_MS = 3000;

/**
 * The cookie preferences panel (R-CNS-9 to R-CNS-14). It shows what holds now, also when the banner or
 * another tab changes it; 'Redefinir' changes the panel only, and nothing counts before it is saved.
 */
export function Preferences() {
  const consent = useSyncExternalStore(onConsentChange, currentConsent, () => unknown);
  const [draft, setDraft] = useState({ of: consent, choice: consent.proposal });
  // During rendering, so that a choice made elsewhere never shows beside the old switches.
  if (draft.of !== consent) setDraft({ of: consent, choice: consent.proposal });
  /** What came of a save, until it is said no more: whether all of it could be stored. */
  const [saving, setSaving] = useState<{ readonly count: number; readonly isStored: boolean }>();
  useEffect(() => {
    if (!saving?.isStored) return;
    const timer = setTimeout(() => setSaving(undefined), SAVED_MS);
    return () => clearTimeout(timer);
  }, [saving]);
  const turn = (category: keyof Choice, isOn: boolean) =>
    setDraft({ of: consent, choice: { ...draft.choice, [category]: isOn, essential: true } });
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isStored = decide(configured(draft.choice), 'panel');
    setSaving((last) => ({ count: (last?.count ?? 0) + 1, isStored }));
  };

  return (
    <form className="preferences" onSubmit={save}>
      <fieldset disabled={consent === unknown}>
        <legend className="type-h4">{words.title}</legend>
        {/* Without JavaScript the switches would do nothing, so the panel only says what applies. */}
        <p className="type-body without-script">{words.offline}</p>
        <div className="scripts-only stack">
          <p className="type-body">{words.intro}</p>
          <Standing consent={consent} />
          <ul>
            {categories.map((category) => (
              <li key={category}>
                <Switch
                  name={`cookies-${category}`}
                  aria-labelledby={`cookies-${category}-nome`}
                  aria-describedby={`cookies-${category}-texto`}
                  checked={draft.choice[category]}
                  disabled={category === 'essential'}
                  onChange={({ target }) => turn(category, target.checked)}
                >
                  <CategoryWords category={category} />
                </Switch>
              </li>
            ))}
          </ul>
          <div className="actions">
            <Button type="submit">{words.save}</Button>
            <Button variant="line" onClick={() => setDraft({ of: consent, choice: essentialOnly })}>
              {words.reset}
            </Button>
          </div>
          {/* Always there, because a screen reader announces only what changes in it. */}
          <div role="status">
            {saving ? (
              <p className="type-small marked preferences__saved" key={saving.count} ref={intoView}>
                <Dot />
                {saving.isStored ? words.saved : choiceNotStored}
              </p>
            ) : null}
          </div>
          <p className="type-small">{`${words.notice} ${words.hint}`}</p>
          {consent.receipt ? <Receipt id={consent.receipt} key={consent.receipt} /> : null}
        </div>
      </fieldset>
    </form>
  );
}

/** When the choice was made, or why there is none. */
function Standing({ consent: { date, isSignalled, isOutdated } }: { readonly consent: Consent }) {
  if (isSignalled) {
    return (
      <p className="type-label">
        <strong className="type-small marked">
          <Dot />
          {words.signal}
        </strong>
        {words.signalDetail}
      </p>
    );
  }
  if (date === null) return isOutdated ? <p className="type-label">{words.outdated}</p> : null;
  return (
    <p className="type-label">
      {words.updated}
      <time dateTime={date}>{formatShortDayAndTime(date, 'local').replace(',', '')}</time>
    </p>
  );
}

function intoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}

/** What is known of a visitor in the prerendered page: nothing. */
const unknown = readConsent({}, '', false);

/** The random number under which the proof of the choice is kept, for the visitor to keep too. */
function Receipt({ id }: { readonly id: string }) {
  const shown = useRef<HTMLElement>(null);
  const [answer, setAnswer] = useCopied();
  const copy = async () => setAnswer(await copyText(id, shown.current));
  return (
    <div className="preferences__receipt">
      <div className="split">
        <p className="type-small">
          {words.receipt}
          <code ref={shown}>{id}</code>
        </p>
        <Button variant="line" size="sm" onClick={copy}>
          {answer === 'copied' ? words.copied : words.copy}
        </Button>
      </div>
      <p className="type-label" role="status">
        {answer === 'copied' ? <span className="visually-hidden">{words.copied}</span> : null}
        {answer === 'selected' ? words.copyFailed : words.receiptHint}
      </p>
    </div>
  );
}

/** One category of cookies: what it is for, and which services it holds. */
function CategoryWords({ category }: { readonly category: keyof Choice }) {
  const { name: label, text } = words.categories[category];
  const isRequired = category === 'essential';
  const services = settings.services.map(factsOf).filter((facts) => facts.category === category);
  return (
    <>
      <span className="marked">
        <b id={`cookies-${category}-nome`}>{label}</b>
        {isRequired ? <small className="type-label">{words.required}</small> : null}
      </span>
      <span className="type-small title-line" id={`cookies-${category}-texto`}>
        {isRequired ? text : `${text} `}
        {isRequired || services.length > 0 ? null : words.noService}
        {services.map(({ name, cookies }) => (
          <span className="title-line" key={name}>
            {name}
            {serviceCookies(cookies)}
          </span>
        ))}
      </span>
    </>
  );
}
