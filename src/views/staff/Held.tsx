import type { RegisterColumn } from '#components/sections/RegisterTable.tsx';
import { heldPage as words } from '#content/staff/notices.ts';
import { staffFrame } from '#content/staff/pages.ts';
import { columnNames } from '#content/waitlist.ts';
import { listNames, listOf } from '#content/waitlist-lists.ts';
import { type HeldSignUp, heldButtons } from '#features/waitlist/held.ts';
import { answerIn } from '#features/waitlist/staff/labels.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import { ConfirmedPost, Facts, More, momentColumn } from './StaffFrame.tsx';

const answers = [
  'empresa',
  'cargo',
  'phone',
  'site',
  'company_size',
  'portal_name',
  'portal_url',
  'goals',
] as const;

/** Who is kept apart, with every answer, why, and what can be done about it. */
export const heldColumns: readonly RegisterColumn<HeldSignUp>[] = [
  {
    label: columnNames.nome,
    kind: 'head',
    cell: ({ signUp }) => (
      <>
        <bdi>{signUp.nome}</bdi>
        <More>{signUp.email}</More>
        <details>
          <summary className="staff-more" aria-label={words.showOf(signUp.nome)}>
            {words.show}
          </summary>
          <Facts
            facts={answers.map((column) => [
              columnNames[column],
              answerIn(signUp, column, formatShortDayAndTime),
            ])}
          />
        </details>
      </>
    ),
  },
  {
    label: columnNames.list,
    cell: ({ signUp, isListed }) =>
      `${listNames[listOf(signUp.source)]}${isListed ? ` (${words.isListed})` : ''}`,
  },
  momentColumn(words.created, ({ signUp }) => signUp.created_at),
  { label: words.trap, cell: ({ trap }) => <bdi>{trap || staffFrame.none}</bdi> },
  {
    // Two buttons leave no room beside a name on a phone.
    label: words.action,
    cell: ({ signUp: { id, nome }, isListed }) => (
      <div className="actions">
        {(isListed ? (['remove'] as const) : (['release', 'remove'] as const)).map((act) => (
          <ConfirmedPost
            path={words.path}
            group={`${id}`}
            send={{ name: heldButtons[act], value: id }}
            label={words[act].label}
            describe={words[act].of(nome)}
            confirm={words[act].confirm}
            key={act}
          />
        ))}
      </div>
    ),
  },
];
