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
import { fitPhone, maxLengths } from '#features/waitlist/rules/field-schemas.ts';
import type { PageField, PageFormValues } from '#features/waitlist/rules/schema.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { type SectionId, sections } from './sections.ts';

interface SectionProps {
  /** What the controls start with; they are the browser's own afterwards. */
  readonly start: PageFormValues;
  /** What is typed now, for what stands beside the form. */
  readonly values: PageFormValues;
  readonly errors: FieldErrors<PageField>;
  readonly disabled: boolean;
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
  const { start, values, errors, disabled } = props;
  return (
    <Section id="secao-voce" disabled={disabled} why={page.why.person} typed={values.email}>
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
        onInput={({ currentTarget: control }) => {
          if (control.value.length > maxLengths.phone) control.value = fitPhone(control.value);
        }}
        optional
        type="tel"
        autoComplete="tel-national"
        placeholder={placeholders.phone}
      />
    </Section>
  );
}

function CompanySection(props: SectionProps) {
  const { start, values, errors, disabled } = props;
  return (
    <Section id="secao-empresa" disabled={disabled} why={page.why.company} typed={values.empresa}>
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
  const { start, values, disabled } = props;
  const address = values.hasNewsPortal ? values.portalUrl : values.site;
  return (
    <Section id="secao-portal" disabled={disabled} why={page.why.portal} typed={address}>
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
  const { values, disabled } = props;
  return (
    <Section id="secao-objetivos" disabled={disabled} why={page.why.goals} typed={values.goals}>
      <TextArea
        className="field-grid__wide"
        {...textOf(props, 'goals')}
        optional
        placeholder={placeholders.goals}
      />
    </Section>
  );
}

function TermsSection({ start, errors, disabled }: SectionProps) {
  return (
    <Section id="secao-termos" disabled={disabled}>
      <div className="waitlist-section__terms field-grid__wide">
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
        <b>{`${title} `}</b>
        {text}
      </p>
      <p className="waitlist-why__line" aria-hidden="true">
        <span>{label}</span>
        {typed.trim() === '' ? blank : <b>{typed}</b>}
      </p>
    </div>
  );
}

function Section({
  id,
  disabled,
  why,
  typed = '',
  children,
}: {
  readonly id: SectionId;
  readonly disabled: boolean;
  /** What its answers are for, where that is not plain. */
  readonly why?: (typeof page.why)[keyof typeof page.why];
  readonly typed?: string;
  readonly children: ReactNode;
}) {
  const title = sections.find((section) => section.id === id)?.title;
  return (
    <fieldset className="waitlist-section" id={id} disabled={disabled}>
      <legend>
        <h2 className="type-h3">{title}</h2>
      </legend>
      {why === undefined ? null : <Why {...why} typed={typed} />}
      <div className="field-grid">{children}</div>
    </fieldset>
  );
}
