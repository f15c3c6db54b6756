import type { ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { ReturnedProblems } from '#components/ui/ErrorSummary.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { correction as words } from '#content/leave.ts';
import { labels } from '#content/waitlist.ts';
import { fields } from '#features/waitlist/rules/fields.ts';
import type { Returned } from '#shared/validate.ts';
import '#features/waitlist/page/WaitlistPage.css';
import { type CorrectionField, type CorrectionValues, correctionFields } from './correct.ts';

const kinds = {
  nome: { autoComplete: 'name' },
  empresa: { autoComplete: 'organization' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', optional: true },
} as const;

/** The fields of a sign-up that can be corrected, as they stand, and hidden ones; the browser itself posts them to `action`. */
export function CorrectionForm({
  action,
  standing,
  returned,
  children,
}: {
  readonly action: string;
  readonly standing: CorrectionValues;
  readonly returned?: Returned<{ readonly values: CorrectionValues }, CorrectionField> | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <form className="correction stack" method="post" action={action} aria-label={words.form} noValidate>
      <ReturnedProblems returned={returned} />
      <div className="field-grid">
        {correctionFields.map((name) => (
          <TextField
            key={name}
            {...kinds[name]}
            name={name}
            label={labels[name]}
            // A paste with a country's code is longer than what is kept of it.
            maxLength={name === 'phone' ? undefined : fields[name].max}
            defaultValue={returned?.values[name] ?? standing[name]}
            error={returned?.errors[name]}
          />
        ))}
      </div>
      {children}
      <div className="actions">
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  );
}
