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
import { currentConsent, onConsentChange } from '#features/consent/state/current-consent.ts';
import { decide } from '#features/consent/state/decide.ts';
import {
  type Choice,
  type Consent,
  categories,
  configured,
  essentialOnly,
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
  const [draft, setDraft] = useState({ of: consent, choice: startOf(consent) });
  // During rendering, so that a choice made elsewhere never shows beside the old switches.
  if (draft.of !== consent) setDraft({ of: consent, choice: startOf(consent) });
  const [saving, setSaving] = useState<Saving>();
  useEffect(() => {
    if (!saving?.isStored) return;
    const timer = setTimeout(() => setSaving(undefined), SAVED_MS);
    return () => clearTimeout(timer);
  }, [saving]);
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
                <CategorySwitch
                  category={category}
                  checked={draft.choice[category]}
                  onChange={(isOn) =>
                    setDraft({ of: consent, choice: { ...draft.choice, [category]: isOn, essential: true } })
                  }
                />
              </li>
            ))}
          </ul>
          <div className="actions">
            <Button type="submit">{words.save}</Button>
            <Button variant="line" onClick={() => setDraft({ of: consent, choice: essentialOnly })}>
              {words.reset}
            </Button>
          </div>
          <Saved saving={saving} />
          <p className="type-small">{`${words.notice} ${words.hint}`}</p>
          {consent.receipt ? <Receipt id={consent.receipt} key={consent.receipt} /> : null}
        </div>
      </fieldset>
    </form>
  );
}

function startOf(consent: Consent) {
  return consent.status === 'undecided' ? consent.proposal : consent.choice;
}

/** When the choice was made, or why there is none. */
function Standing({ consent }: { readonly consent: Consent }) {
  if (consent.status !== 'undecided') {
    return consent.date ? (
      <p className="type-label">
        {words.updated}
        <time dateTime={consent.date}>{formatShortDayAndTime(consent.date, 'local').replace(',', '')}</time>
      </p>
    ) : null;
  }
  if (!consent.isSignalled) {
    return consent.isOutdated ? <p className="type-label">{words.outdated}</p> : null;
  }
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

/** What came of a save, until it is said no more. */
interface Saving {
  readonly count: number;
  readonly isStored: boolean;
}

/**
 * The success banner, or, where nothing could be stored, what that means. Its region is always there, because a screen
 * reader announces only what changes in it.
 */
function Saved({ saving }: { readonly saving: Saving | undefined }) {
  return (
    <div role="status">
      {saving ? (
        <p className="type-small marked preferences__saved" key={saving.count} ref={intoView}>
          <Dot />
          {saving.isStored ? words.saved : choiceNotStored}
        </p>
      ) : null}
    </div>
  );
}

function intoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}

/** What is known of a visitor in the prerendered page. */
const unknown: Consent = {
  status: 'undecided',
  choice: essentialOnly,
  proposal: essentialOnly,
  isOutdated: false,
  isSignalled: false,
  receipt: null,
};

/** The random number under which the proof of the choice is kept, for the visitor to keep too. */
function Receipt({ id }: { readonly id: string }) {
  const shown = useRef<HTMLElement>(null);
  const [answer, setAnswer] = useCopied();
  const copy = async () => {
    if (shown.current) setAnswer(await copyText(id, shown.current));
  };
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

/** One category of cookies: what it is for, which services it holds, and its switch. */
function CategorySwitch({
  category,
  checked,
  onChange,
}: {
  readonly category: keyof Choice;
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  const { name, text } = words.categories[category];
  const isRequired = category === 'essential';
  const id = `cookies-${category}`;
  return (
    <Switch
      name={id}
      aria-labelledby={`${id}-nome`}
      aria-describedby={`${id}-texto`}
      checked={checked}
      disabled={isRequired}
      onChange={(event) => onChange(event.target.checked)}
    >
      <span className="marked">
        <b id={`${id}-nome`}>{name}</b>
        {isRequired ? <small className="type-label">{words.required}</small> : null}
      </span>
      <span className="type-small title-line" id={`${id}-texto`}>
        {isRequired ? text : `${text} `}
        {isRequired ? null : <Services category={category} />}
      </span>
    </Switch>
  );
}

function Services({ category }: { readonly category: keyof Choice }) {
  const services = settings.services.map(factsOf).filter((facts) => facts.category === category);
  if (services.length === 0) return words.noService;
  return services.map(({ name, cookies }) => (
    <span className="title-line" key={name}>
      {name}
      {serviceCookies(cookies)}
    </span>
  ));
}
