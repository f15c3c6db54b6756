import type { RegisterColumn } from '#components/sections/RegisterTable.tsx';
import { staffViews, generationsPage as words } from '#content/staff/pages.ts';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import { deleteName } from '#features/copyright-generator/staff/generations.ts';
import { ConfirmedPost, momentColumn } from './StaffFrame.tsx';

/** A code that the staff saved, and removing it. */
export const generationColumns: readonly RegisterColumn<SavedGeneration>[] = [
  { label: words.client, kind: 'head', cell: ({ client_name }) => <bdi>{client_name}</bdi> },
  { label: words.url, cell: ({ product_url }) => <bdi>{product_url}</bdi> },
  { label: words.mode, cell: ({ preview_mode }) => words.modes[preview_mode] },
  momentColumn(words.saved, ({ created_at }) => created_at),
  {
    label: words.action,
    kind: 'end',
    cell: ({ id, client_name }) => (
      <ConfirmedPost
        path={staffViews.generations.path}
        send={{ name: deleteName, value: id }}
        label={words.remove}
        describe={words.removeOf(client_name)}
        confirm={words.confirmRemove}
      />
    ),
  },
];
