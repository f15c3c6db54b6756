import { hasLength } from './columns.ts';
import type { Migration } from './migration.ts';

/** Versions of the texts that a person had before them when signing up (R-WL-25); unknown, so null, in older rows. */
export const addShownTexts: Migration = {
  name: '0010-add-shown-texts',
  async up(db) {
    for (const name of ['consent_version', 'terms_version', 'journalism_terms_version']) {
      await db.schema
        .alterTable('waitlist')
        .addColumn(name, 'text', (column) => column.check(hasLength(name, 16, 16)))
        .execute();
    }
  },
};
