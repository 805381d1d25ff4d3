import type { Updateable } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { KeyPurpose } from './keys/key-purposes.ts'
import type { StaffTables } from './tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

type Changed = Pick<Updateable<StaffTables['staff']>, 'name' | 'language' | 'role' | 'disabled' | 'invited_at'>

export async function updateStaff(tx: Tx, staffId: string, changed: Changed, at: Date): Promise<void> {
  await on(tx)
    .updateTable('staff')
    .set({ ...changed, updated_at: at })
    .where('id', '=', staffId)
    .execute()
}

/** Deletes a member with their sessions and keys. The audit log stays. */
export async function deleteStaff(tx: Tx, staffId: string): Promise<void> {
  await on(tx).deleteFrom('staff').where('id', '=', staffId).execute()
}

/** Deletes a member's keys: those for the purposes, or all. */
export async function deleteKeysOf(tx: Tx, staffId: string, purposes?: readonly KeyPurpose[]): Promise<void> {
  const keys = on(tx).deleteFrom('staff_keys').where('staff_id', '=', staffId)
  await (purposes ? keys.where('purpose', 'in', [...purposes]) : keys).execute()
}

/** Ends a member's sessions: one, all but one, or all. Returns how many. */
export async function deleteSessions(tx: Tx, staffId: string, which: { only?: string; but?: string } = {}): Promise<number> {
  let sessions = on(tx).deleteFrom('staff_sessions').where('staff_id', '=', staffId)
  if (which.only !== undefined) sessions = sessions.where('id', '=', which.only)
  if (which.but !== undefined) sessions = sessions.where('id', '!=', which.but)
  return (await sessions.returning('id').execute()).length
}
