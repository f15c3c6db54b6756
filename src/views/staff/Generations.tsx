import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { staffViews, generationsPage as words } from '#content/staff/pages.ts';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import { deletePath, type GenerationPage } from '#features/copyright-generator/staff/generations.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import { ConfirmedPost, Pager } from './StaffFrame.tsx';

const columns: readonly RegisterColumn<SavedGeneration>[] = [
  { label: words.client, kind: 'head', cell: ({ client_name }) => <bdi>{client_name}</bdi> },
  { label: words.url, cell: ({ product_url }) => <bdi>{product_url}</bdi> },
  { label: words.mode, cell: ({ preview_mode }) => words.modes[preview_mode] },
  {
    label: words.saved,
    kind: 'number',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatShortDayAndTime(created_at)}</time>,
  },
  {
    label: words.action,
    kind: 'end',
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
      <p className="staff-row screen-only">
        <a className="text-link" href="/copyright">
          {words.generator}
        </a>
      </p>
      {rows.length === 0 ? (
        <p className="type-body staff-ruled">{words.none}</p>
      ) : (
        <RegisterTable
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
