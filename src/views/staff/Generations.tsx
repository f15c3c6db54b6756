import { staffViews, generationsPage as words } from '#content/staff/pages.ts';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import { deletePath } from '#features/copyright-generator/staff/delete-form.ts';
import type { GenerationPage } from '#features/copyright-generator/staff/generations.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import { ConfirmedPost } from './ConfirmedPost.tsx';
import { Pager } from './Pager.tsx';
import { type StaffColumn, StaffTable } from './StaffTable.tsx';

const columns: readonly StaffColumn<SavedGeneration>[] = [
  { label: words.client, isHead: true, cell: ({ client_name }) => <bdi>{client_name}</bdi> },
  { label: words.url, cell: ({ product_url }) => <bdi className="staff-address">{product_url}</bdi> },
  { label: words.mode, cell: ({ preview_mode }) => words.modes[preview_mode] },
  {
    label: words.saved,
    isNumber: true,
    cell: ({ created_at }) => <time dateTime={created_at}>{formatShortDayAndTime(created_at)}</time>,
  },
  {
    label: words.action,
    cell: ({ id, client_name }) => (
      <ConfirmedPost
        path={deletePath(id)}
        label={words.remove}
        describe={words.removeOf(client_name)}
        confirm={words.confirmRemove}
      />
    ),
  },
];

/** A page of the codes that the staff saved. */
export function Generations({
  page: { rows, older },
  isFirst,
}: {
  readonly page: GenerationPage;
  readonly isFirst: boolean;
}) {
  return (
    <>
      <p className="staff-exports screen-only">
        <a className="text-link" href="/copyright">
          {words.generator}
        </a>
      </p>
      {rows.length === 0 ? (
        <p className="staff-empty">{words.none}</p>
      ) : (
        <StaffTable
          caption={staffViews.generations.label}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
      <Pager
        newer={isFirst ? undefined : staffViews.generations.path}
        older={older === undefined ? undefined : `${staffViews.generations.path}?antes=${older}`}
      />
    </>
  );
}
