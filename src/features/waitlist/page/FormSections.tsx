import type { ReactNode } from 'react';
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
import { maxLengths } from '#features/waitlist/rules/field-schemas.ts';
import type { PageField, PageFormValues } from '#features/waitlist/rules/schema.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { type SectionId, typedIn } from './sections.ts';

interface SectionProps {
  /** What the controls start with; they are the browser's own afterwards. */
  readonly start: PageFormValues;
  readonly errors: FieldErrors<PageField>;
}

type TextName = Extract<keyof typeof maxLengths, keyof PageFormValues>;

/** What every text field takes: its name, label and longest value, what it starts with, what is wrong with it. */
function textOf({ start, errors }: SectionProps, name: TextName) {
  return {
    name,
    label: labels[name],
    maxLength: maxLengths[name],
    defaultValue: start[name],
    error: errors[name],
  };
}

/** All sections of the page's form, in the order of `sections.ts`. */
export function FormSections(props: SectionProps) {
  return (
    <>
      <PersonSection {...props} />
      <CompanySection {...props} />
      <PortalSection {...props} />
      <GoalsSection {...props} />
      <TermsSection {...props} />
    </>
  );
}

function PersonSection(props: SectionProps) {
  const { start, errors } = props;
  return (
    <Section
      id="secao-voce"
      title={page.sections.person}
      why={page.why.person}
      typed={typedIn(start)['secao-voce']}
    >
      <TextField {...textOf(props, 'nome')} autoComplete="name" aria-required />
      <Select
        name="cargo"
        label={labels.cargo}
        placeholder={placeholders.cargo}
        aria-required
        options={cargoOptions}
        defaultValue={start.cargo || undefined}
        error={errors.cargo}
      />
      <TextField
        className="waitlist-if-other field-grid__wide"
        {...textOf(props, 'cargoCustom')}
        autoComplete="organization-title"
        aria-required
      />
      <TextField {...textOf(props, 'email')} type="email" autoComplete="email" aria-required />
      <TextField
        {...textOf(props, 'phone')}
        // A field with an end would cut a pasted number off, and what is left can be a number too.
        maxLength={undefined}
        optional
        type="tel"
        autoComplete="tel-national"
        placeholder={placeholders.phone}
      />
    </Section>
  );
}

function CompanySection(props: SectionProps) {
  const { start, errors } = props;
  return (
    <Section
      id="secao-empresa"
      title={page.sections.company}
      why={page.why.company}
      typed={typedIn(start)['secao-empresa']}
    >
      <TextField {...textOf(props, 'empresa')} autoComplete="organization" aria-required />
      <TextField {...textOf(props, 'site')} optional {...addressInput} placeholder={placeholders.address} />
      <div className="field-grid__wide">
        <RadioCards
          name="companySize"
          legend={labels.companySize}
          optional
          options={companySizeOptions}
          defaultValue={start.companySize}
          error={errors.companySize}
        />
      </div>
    </Section>
  );
}

function PortalSection(props: SectionProps) {
  const { start } = props;
  return (
    <Section
      id="secao-portal"
      title={page.sections.portal}
      why={page.why.portal}
      typed={typedIn(start)['secao-portal']}
    >
      <div className="field-grid__wide">
        <Switch name="hasNewsPortal" defaultChecked={start.hasNewsPortal}>
          {labels.hasNewsPortal}
        </Switch>
      </div>
      <TextField className="waitlist-if-portal" {...textOf(props, 'portalName')} aria-required />
      <TextField
        className="waitlist-if-portal"
        {...textOf(props, 'portalUrl')}
        {...addressInput}
        aria-required
        placeholder={placeholders.address}
      />
    </Section>
  );
}

function GoalsSection(props: SectionProps) {
  return (
    <Section
      id="secao-objetivos"
      title={page.sections.goals}
      why={page.why.goals}
      typed={typedIn(props.start)['secao-objetivos']}
    >
      <TextArea
        className="field-grid__wide"
        {...textOf(props, 'goals')}
        optional
        placeholder={placeholders.goals}
      />
    </Section>
  );
}

function TermsSection({ start, errors }: SectionProps) {
  return (
    <Section id="secao-termos" title={page.sections.terms}>
      <div className="field-grid__wide">
        <Checkbox
          name="termsAccepted"
          aria-required
          defaultChecked={start.termsAccepted}
          error={errors.termsAccepted}
        >
          {`${agreements.terms.text} `}
          <a className="text-link" href="/termos-de-servico">
            {agreements.terms.link}
          </a>
          .
        </Checkbox>
        <Checkbox
          name="journalismTermsAccepted"
          aria-required
          defaultChecked={start.journalismTermsAccepted}
          error={errors.journalismTermsAccepted}
        >
          {`${agreements.journalismTerms.text} `}
          <a className="text-link" href="/compromisso-jornalismo#termos-de-responsabilidade-jornalística">
            {agreements.journalismTerms.link}
          </a>
          .
        </Checkbox>
      </div>
    </Section>
  );
}

/** For a web address typed with or without its scheme, which `type="url"` would refuse. */
const addressInput = {
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
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
  readonly why?: (typeof page.why)[keyof typeof page.why];
  readonly typed?: string;
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
