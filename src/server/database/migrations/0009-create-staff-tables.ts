import { columnKinds, hasLength, isAttendance, type Migration, startTable } from './columns.ts';

/** What the staff note of sign-ups, and what is written down of the staff's own reading and writing (R-EQ). */
export const createStaffTables: Migration = async (db, kind) => {
  await startTable(db, kind, 'waitlist_attendance')
    .addColumn('waitlist_id', 'integer', (column) =>
      column.notNull().references('waitlist.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('who', 'text', (column) => column.notNull())
    .addCheckConstraint('waitlist_attendance_state', isAttendance('state'))
    .addCheckConstraint('waitlist_attendance_who_length', hasLength('who', 1, 120))
    .addCheckConstraint('waitlist_attendance_note_length', hasLength('note', 1, 500))
    .execute();
  // How a sign-up stands is its newest row; removing a sign-up looks for them too.
  await db.schema
    .createIndex('waitlist_attendance_newest')
    .on('waitlist_attendance')
    .columns(['waitlist_id', 'id'])
    .execute();

  const { json, isJsonObject } = columnKinds(kind);
  await startTable(db, kind, 'waitlist_corrections')
    .addColumn('waitlist_id', 'integer', (column) =>
      column.notNull().references('waitlist.id').onDelete('cascade'),
    )
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('before', json, (column) => column.notNull())
    .addCheckConstraint('waitlist_corrections_who_length', hasLength('who', 1, 120))
    .addCheckConstraint('waitlist_corrections_before', isJsonObject('before', 8192))
    .execute();
  await db.schema
    .createIndex('waitlist_corrections_of')
    .on('waitlist_corrections')
    .columns(['waitlist_id', 'id'])
    .execute();

  await startTable(db, kind, 'staff_audit')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'integer')
    .addColumn('detail', 'text')
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addCheckConstraint('staff_audit_action_length', hasLength('action', 1, 40))
    .addCheckConstraint('staff_audit_subject_length', hasLength('subject', 1, 40))
    .addCheckConstraint('staff_audit_detail_length', hasLength('detail', 1, 500))
    .addCheckConstraint('staff_audit_who_length', hasLength('who', 1, 120))
    .addCheckConstraint('staff_audit_address_length', hasLength('address', 1, 60))
    .execute();
  // What was done with a row, and by action, the newest first.
  for (const columns of [
    ['subject', 'subject_id', 'id'],
    ['action', 'id'],
  ] as const) {
    await db.schema
      .createIndex(`staff_audit_${columns[0]}`)
      .on('staff_audit')
      .columns([...columns])
      .execute();
  }
};
