import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { ErrorSummary } from '#components/ui/ErrorSummary.tsx';
import { Select, TextField } from '#components/ui/Field.tsx';
import { staffViews, auditPage as words } from '#content/staff/pages.ts';
import { filterForm } from '#content/staff/sign-ups.ts';
import { type AuditLine, actOf } from '#features/audit/audit.ts';
import { signUpPath } from '#features/waitlist/staff/filter-query.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { Pager } from './StaffFrame.tsx';

const { path } = staffViews.audit;

/** Fields of the filter, as its form and its addresses name them. */
export const auditFields = ['pessoa', 'acao', 'quem', 'desde', 'ate'] as const;
type AuditField = (typeof auditFields)[number];

/** Path of what the staff read and wrote of a sign-up and its person. */
export function auditOf(signUpId: number): string {
  return `${path}?pessoa=${signUpId}`;
}

const columns: readonly RegisterColumn<AuditLine>[] = [
  {
    label: words.when,
    kind: 'head',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatShortDayAndTime(created_at)}</time>,
  },
  {
    label: words.who,
    cell: ({ who }) => (
      <a className="text-link" href={`${path}?${new URLSearchParams({ quem: who })}`}>
        <bdi>{who}</bdi>
      </a>
    ),
  },
  {
    label: words.what,
    cell: (line) =>
      line.subject === 'sign-up' && line.subject_id !== null && line.action !== 'erase' ? (
        <a className="text-link" href={signUpPath(line.subject_id)}>
          {actOf(line)}
        </a>
      ) : (
        actOf(line)
      ),
  },
  { label: words.detail, cell: (line) => line.detail && <bdi>{detailOf(line, line.detail)}</bdi> },
  { label: words.address, cell: ({ address }) => address },
];

const { details } = words;
const wordOf = (name: string): string => new Map<string, string>(Object.entries(details)).get(name) ?? name;

/** A line's detail in the staff's words: how far they are, which fields, or what of a filter. */
function detailOf({ action }: AuditLine, detail: string): string {
  return action === 'attend' || action === 'correct'
    ? detail.split(' ').map(wordOf).join(', ')
    : detail.replace(/(\S+)=/g, (_, name: string) => `${wordOf(name)}: `);
}

/** A page of what the staff read and wrote, and its filter. */
export function Audit({
  lines,
  hasMore,
  typed,
  errors,
  isFirst,
}: {
  /** Undefined where the filter is wrong. */
  readonly lines: readonly AuditLine[] | undefined;
  readonly hasMore: boolean;
  /** The filter as the address has it; empty for all. */
  readonly typed: Readonly<Record<AuditField, string>>;
  readonly errors: FieldErrors<AuditField>;
  readonly isFirst: boolean;
}) {
  const query = new URLSearchParams(Object.entries(typed).filter(([, value]) => value !== ''));
  const pageFrom = (antes?: number): string =>
    `${path}?${new URLSearchParams([...query, ...(antes === undefined ? [] : [['antes', String(antes)]])])}`;
  return (
    <>
      <form className="screen-only" action={path} noValidate>
        <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
        <div className="staff-fields">
          <TextField
            name="pessoa"
            label={words.person}
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            defaultValue={typed.pessoa}
            error={errors.pessoa}
          />
          <Select
            name="acao"
            label={words.action}
            placeholder={words.anyAction}
            options={Object.entries(words.actions).map(([value, label]) => ({ value, label }))}
            defaultValue={typed.acao}
            error={errors.acao}
          />
          <TextField
            name="quem"
            label={words.staff}
            autoComplete="off"
            maxLength={100}
            defaultValue={typed.quem}
          />
          {(['desde', 'ate'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              type="date"
              label={name === 'desde' ? filterForm.since : filterForm.until}
              defaultValue={typed[name]}
              error={errors[name]}
            />
          ))}
        </div>
        <div className="actions">
          <Button type="submit" size="sm">
            {words.apply}
          </Button>
          {query.size > 0 ? (
            <ButtonLink variant="line" size="sm" href={path}>
              {words.clear}
            </ButtonLink>
          ) : null}
        </div>
      </form>
      {lines && typed.pessoa !== '' ? <p className="type-small">{words.listsNote}</p> : null}
      {lines && typed.pessoa.includes('@') ? <p className="type-small">{words.emailNote}</p> : null}
      {lines?.length === 0 ? (
        <p className="type-body staff-ruled">{query.size > 0 ? words.noneHere : words.none}</p>
      ) : null}
      {lines && lines.length > 0 ? (
        <RegisterTable
          caption={staffViews.audit.label}
          columns={columns}
          rows={lines}
          keyOf={({ id }) => id}
        />
      ) : null}
      <Pager
        newer={isFirst ? undefined : pageFrom()}
        older={hasMore ? pageFrom(lines?.at(-1)?.id) : undefined}
      />
    </>
  );
}
