import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Checkbox, RadioCards, Switch } from '#components/ui/Choice.tsx';
import { Select, TextArea, TextField } from '#components/ui/Field.tsx';
import {
  agreements,
  cargoOptions,
  companySizeOptions,
  labels,
  page,
  placeholders,
} from '#content/waitlist.ts';
import { fields, type PageField, type PageFormValues, sectionIds } from '#features/waitlist/rules/fields.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { fieldsOf, type SectionId, typedIn } from './sections.ts';

type TextName = {
  [F in PageField]: (typeof fields)[F] extends { readonly max: number } ? F : never;
}[PageField];

interface FormProps {
  /** What the controls start with; they are the browser's own afterwards. */
  readonly start: PageFormValues;
  readonly errors: FieldErrors<PageField>;
}

/** The sections of the page's form, each with its fields. */
export function FormSections(props: FormProps) {
  const controls = controlsOf(props);
  const typed: Readonly<Partial<Record<SectionId, string>>> = typedIn(props.start);
  return sectionIds.map((id) => (
    <Section key={id} id={id} {...page.sections[id]} typed={typed[id]}>
      {fieldsOf(id).map((name) => (
        <Fragment key={name}>{controls[name]}</Fragment>
      ))}
    </Section>
  ));
}

/** The control of each field. */
function controlsOf({ start, errors }: FormProps): Readonly<Record<PageField, ReactNode>> {
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: errors[name] });
  const text = (name: TextName) => ({
    ...field(name),
    maxLength: fields[name].max,
    defaultValue: start[name],
  });
  const box = (name: 'termsAccepted' | 'journalismTermsAccepted') => ({
    name,
    defaultChecked: start[name],
    error: errors[name],
  });
  return {
    nome: <TextField {...text('nome')} autoComplete="name" aria-required />,
    cargo: (
      <Select
        {...field('cargo')}
        placeholder={placeholders.cargo}
        aria-required
        options={cargoOptions}
        defaultValue={start.cargo || undefined}
      />
    ),
    cargoCustom: (
      <TextField
        className="waitlist-if-other whole-row"
        {...text('cargoCustom')}
        autoComplete="organization-title"
        aria-required
      />
    ),
    email: <TextField {...text('email')} type="email" autoComplete="email" aria-required />,
    phone: (
      <TextField
        {...text('phone')}
        // A field with an end would cut a pasted number off, and what is left can be a number too.
        maxLength={undefined}
        optional
        type="tel"
        autoComplete="tel-national"
        placeholder={placeholders.phone}
      />
    ),
    empresa: <TextField {...text('empresa')} autoComplete="organization" aria-required />,
    site: <TextField {...text('site')} optional {...addressInput} />,
    companySize: (
      <div className="whole-row">
        <RadioCards
          name="companySize"
          legend={labels.companySize}
          optional
          options={companySizeOptions}
          defaultValue={start.companySize}
          error={errors.companySize}
        />
      </div>
    ),
    hasNewsPortal: (
      <div className="whole-row">
        <Switch name="hasNewsPortal" defaultChecked={start.hasNewsPortal}>
          {labels.hasNewsPortal}
        </Switch>
      </div>
    ),
    portalName: <TextField className="waitlist-if-portal" {...text('portalName')} aria-required />,
    portalUrl: (
      <TextField className="waitlist-if-portal" {...text('portalUrl')} {...addressInput} aria-required />
    ),
    goals: <TextArea className="whole-row" {...text('goals')} optional placeholder={placeholders.goals} />,
    termsAccepted: (
      <div className="whole-row">
        <Checkbox aria-required {...box('termsAccepted')}>
          {`${agreements.terms.text} `}
          <a className="text-link" href="/termos-de-servico">
            {agreements.terms.link}
          </a>
          .
        </Checkbox>
      </div>
    ),
    journalismTermsAccepted: (
      <div className="whole-row">
        <Checkbox aria-required {...box('journalismTermsAccepted')}>
          {`${agreements.journalismTerms.text} `}
          <a className="text-link" href="/compromisso-jornalismo#termos-de-responsabilidade-jornalística">
            {agreements.journalismTerms.link}
          </a>
          .
        </Checkbox>
      </div>
    ),
  };
}

/** For a web address typed with or without its scheme, which `type="url"` would refuse. */
const addressInput = {
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
  placeholder: placeholders.address,
} as const;

/** What a section is for, and in large letters what was typed in it, which is read out at its field. */
function Why({
  title,
  text,
  label,
  blank,
  typed,
}: {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** What stands there before anything is typed. */
  readonly blank: string;
  readonly typed: string;
}) {
  return (
    <div className="type-small waitlist-why">
      <p>
        <b className="type-h4 title-line wide-only">{`${title} `}</b>
        {text}
      </p>
      <p className="type-lead waitlist-why__line wide-only" aria-hidden="true" data-blank={blank}>
        <span className="type-label title-line">{label}</span>
        {typed.trim() === '' ? blank : <b>{typed}</b>}
      </p>
    </div>
  );
}

function Section({
  id,
  title,
  why,
  typed = '',
  children,
}: {
  readonly id: SectionId;
  readonly title: string;
  /** What its answers are for, where that is not plain. */
  readonly why?: Omit<ComponentProps<typeof Why>, 'typed'> | undefined;
  readonly typed?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="waitlist-section page-grid" id={id} aria-labelledby={`${id}-titulo`}>
      <h2 className="type-h3 span-6" id={`${id}-titulo`}>
        {title}
      </h2>
      {why === undefined ? null : <Why {...why} typed={typed} />}
      <div className="field-grid">{children}</div>
    </fieldset>
  );
}
