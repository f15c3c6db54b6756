import type { ReactNode } from 'react';
import { Checkbox, RadioCards, Switch } from '#components/ui/Choice.tsx';
import { Select, TextArea, TextField } from '#components/ui/Field.tsx';
import { agreements, cargoOptions, companySizeOptions, labels, placeholders } from '#content/waitlist.ts';
import { type FormValues, fields, type PageField, pageSource } from '#features/waitlist/rules/fields.ts';
import type { FieldErrors } from '#shared/validate.ts';

type TextName = {
  [F in PageField]: (typeof fields)[F] extends { readonly max: number } ? F : never;
}[PageField];

/** For a web address typed with or without its scheme, which `type="url"` would refuse. */
const addressInput = {
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
  placeholder: placeholders.address,
} as const;

/**
 * The control of each field, in any form of the waiting list.
 * @param source where the form stands: the dialog's few fields have rows of their own
 * @param start what the controls start with; they are the browser's own afterwards
 */
export function controlsOf(
  source: string,
  start: FormValues,
  errors: FieldErrors<PageField>,
): Readonly<Record<PageField, ReactNode>> {
  const wide = source === pageSource ? '' : 'whole-row';
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: errors[name] });
  const text = (name: TextName) => ({
    ...field(name),
    maxLength: fields[name].max,
    defaultValue: start[name],
  });
  const agreement = (
    name: 'termsAccepted' | 'journalismTermsAccepted',
    words: { readonly text: string; readonly link: string },
    href: string,
  ) => (
    <div className="whole-row">
      <Checkbox aria-required name={name} defaultChecked={start[name]} error={errors[name]}>
        {`${words.text} `}
        <a className="text-link" href={href}>
          {words.link}
        </a>
        .
      </Checkbox>
    </div>
  );
  return {
    nome: <TextField {...text('nome')} className={wide} autoComplete="name" aria-required />,
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
    email: <TextField {...text('email')} className={wide} type="email" autoComplete="email" aria-required />,
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
    site: <TextField {...text('site')} className={wide} optional {...addressInput} />,
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
    termsAccepted: agreement('termsAccepted', agreements.terms, '/termos-de-servico'),
    journalismTermsAccepted: agreement(
      'journalismTermsAccepted',
      agreements.journalismTerms,
      '/compromisso-jornalismo#termos-de-responsabilidade-jornalística',
    ),
  };
}
