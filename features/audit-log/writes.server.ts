import type { Insertable } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Subject } from './action.ts'
import type { AuditTables } from './tables.ts'

/** Answers the ids in the order of the rows. */
export async function insertAuditEntry(db: Db, rows: readonly Insertable<AuditTables['audit_log']>[]): Promise<number[]> {
  const inserted = await db
    .withTables<AuditTables>()
    .insertInto('audit_log')
    .values([...rows])
    .returning('id')
    .execute()
  return inserted.map(({ id }) => id)
}

/** Replaces the names of things of a kind. */
export async function rewordSubjects(
  db: Db,
  { kind, from, to }: { kind: Subject['kind']; from: string; to: string },
): Promise<void> {
  await db
    .withTables<AuditTables>()
    .updateTable('audit_log')
    .set({ subject: to })
    .where('subject_kind', '=', kind)
    .where('subject', '=', from)
    .execute()
}

/** Replaces the name of one thing. */
export async function renameSubject(db: Db, { kind, id, to }: { kind: Subject['kind']; id: string; to: string }): Promise<void> {
  await db
    .withTables<AuditTables>()
    .updateTable('audit_log')
    .set({ subject: to })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .execute()
}
