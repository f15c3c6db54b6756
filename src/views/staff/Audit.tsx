import type { RegisterColumn } from '#components/sections/RegisterTable.tsx';
import { TextLink } from '#components/ui/Button.tsx';
import { staffViews, auditPage as words } from '#content/staff/pages.ts';
import { type AuditLine, actOf } from '#features/audit/audit.ts';
import { signUpPath } from '#features/waitlist/staff/filter.ts';
import { momentColumn } from './StaffFrame.tsx';

const { path } = staffViews.audit;

/** Path of what the staff read and wrote of a sign-up and its person. */
export function auditOf(signUpId: number): string {
  return `${path}?pessoa=${signUpId}`;
}

/** Of the filter. */
export const auditControls = {
  pessoa: { spellCheck: false, maxLength: 254 },
  acao: Object.entries(words.actions).map(([value, label]) => ({ value, label })),
  quem: { maxLength: 100 },
  desde: { type: 'date' },
  ate: { type: 'date' },
};

/** What was done, when, with what, by whom, and from where. */
export const auditColumns: readonly RegisterColumn<AuditLine>[] = [
  momentColumn(words.when, ({ created_at }) => created_at, 'head'),
  {
    label: words.who,
    cell: ({ who }) => (
      <TextLink href={`${path}?${new URLSearchParams({ quem: who })}`}>
        <bdi>{who}</bdi>
      </TextLink>
    ),
  },
  {
    label: words.what,
    cell: (line) =>
      line.subject === 'sign-up' && line.subject_id !== null && line.action !== 'erase' ? (
        <TextLink href={signUpPath(line.subject_id)}>{actOf(line)}</TextLink>
      ) : (
        actOf(line)
      ),
  },
  { label: words.detail, cell: (line) => line.detail && <bdi>{detailOf(line, line.detail)}</bdi> },
  { label: words.address, cell: ({ address }) => address },
];

const details: ReadonlyMap<string, string> = new Map(Object.entries(words.details));
const wordOf = (name: string): string => details.get(name) ?? name;

/** A line's detail in the staff's words: how far they are, which fields, or what of a filter. */
function detailOf({ action }: AuditLine, detail: string): string {
  return action === 'attend' || action === 'correct'
    ? detail.split(' ').map(wordOf).join(', ')
    : detail.replace(/(\S+)=/g, (_, name: string) => `${wordOf(name)}: `);
}
