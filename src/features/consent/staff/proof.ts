import type { Selectable } from 'kysely';
import { consentProof as words } from '#content/staff/requests.ts';
import { readShownText, versionForm } from '#features/consent/server/shown-texts.ts';
import { categories } from '#features/consent/state/state.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/tables.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';

/**
 * Finds the decision that a visitor's receipt stands for, and the text that was shown, or the text of a version that a sign-up carries.
 * @param typed receipt or version
 * @returns what was decided, by name (nothing for the version of a text), and what was shown (undefined when this server has never
 *   had it); undefined when there is none
 */
export async function readProof({ db }: Database, dataDir: string, typed: string) {
  const code = typed.trim().toLowerCase();
  if (versionForm.test(code)) return { facts: [], text: readShownText(dataDir, code) };
  const row = await db.selectFrom('consents').selectAll().where('receipt', '=', code).executeTakeFirst();
  return row && { facts: factsOf(row), text: readShownText(dataDir, row.policy_version) };
}

function factsOf(row: Selectable<Schema['consents']>): readonly (readonly [label: string, value: string])[] {
  const { categories: names, fields, layers, on, off } = words;
  return [
    [fields.receipt, row.receipt],
    [fields.created, formatShortDayAndTime(row.created_at)],
    [fields.layer, layers[row.layer]],
    ...categories.map((name) => [names[name].name, row[name] ? on : off] as const),
    [fields.version, row.policy_version],
  ];
}
