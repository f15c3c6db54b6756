import { consent as settings } from '#brand.ts';
import { Switch } from '#components/ui/Choice.tsx';
import { serviceCookies } from '#content/consent.ts';
import { cookiePanel as words } from '#content/cookies.ts';
import { factsOf } from '#features/consent/services/services.ts';
import type { Choice } from '#features/consent/state/state.ts';

/** One category of cookies: what it is for, which services it holds, and its switch. */
export function CategorySwitch({
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
