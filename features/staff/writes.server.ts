import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { KeyPurpose } from './keys/key-purposes.ts'
import { type KeyRow, keyColumns } from './reads.server.ts'
import type { StaffTables } from './tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

/** Locks the table of staff until the transaction ends, so that changes of the team happen one after the other. */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`lock table staff in share row exclusive mode`.execute(tx)
}

export async function insertStaff(tx: Tx, row: Insertable<StaffTables['staff']>): Promise<void> {
  await on(tx).insertInto('staff').values(row).execute()
}

export async function insertAccount(tx: Tx, row: Insertable<StaffTables['staff_accounts']>): Promise<void> {
  await on(tx).insertInto('staff_accounts').values(row).execute()
}

/** Disables or enables a member; a disabled one is signed out at their next request. */
export async function setDisabled(db: Db, staffId: string, disabled: boolean): Promise<void> {
  await on(db).updateTable('staff').set({ disabled }).where('id', '=', staffId).execute()
}

/** The merge-write of the specification, §7: creates a missing profile and changes nothing else in it. */
export async function writeLastLogin(db: Db, uid: string, at: Date): Promise<void> {
  await on(db)
    .insertInto('admin_profiles')
    .values({ uid, last_login: at })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ last_login: at }))
    .execute()
}

/** Marks an invited member as joined, at their first sign-in. */
export async function markJoined(db: Db, staffId: string, at: Date): Promise<void> {
  await on(db).updateTable('staff').set({ joined_at: at }).where('id', '=', staffId).where('joined_at', 'is', null).execute()
}

export async function insertKey(db: Db, row: Insertable<StaffTables['staff_keys']>): Promise<void> {
  await on(db).insertInto('staff_keys').values(row).execute()
}

/** Deletes a key and returns its row: of several requests at once only one gets it. */
export async function deleteKey(db: Db, purpose: KeyPurpose, id: string): Promise<KeyRow | undefined> {
  return on(db)
    .deleteFrom('staff_keys')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .returning(keyColumns)
    .executeTakeFirst()
}

/** Deletes expired keys. */
export async function deleteOldKeys(db: Db, before: Date): Promise<void> {
  await on(db).deleteFrom('staff_keys').where('expires_at', '<=', before).execute()
}

export async function deleteSession(db: Db, token: string): Promise<void> {
  await on(db).deleteFrom('staff_sessions').where('token', '=', token).execute()
}

/** Deletes expired sessions with their provider tokens. They end by the real clock, as the library sets it. */
export async function deleteOldSessions(db: Db): Promise<void> {
  await on(db).deleteFrom('staff_sessions').where('expires_at', '<=', sql<Date>`now()`).execute()
}

/**
 * Counts one more attempt under a key and returns how many there were since the window began. One statement, so that a hundred attempts
 * at once count as a hundred.
 */
export async function addHit(db: Db, key: string, at: Date, windowMs: number): Promise<number> {
  const begins = new Date(at.getTime() - windowMs)
  const { count } = await on(db)
    .insertInto('staff_tries')
    .values({ key, count: 1, since: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when staff_tries.since <= ${begins} then 1 else staff_tries.count + 1 end`,
        since: sql`case when staff_tries.since <= ${begins} then ${at} else staff_tries.since end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

export async function purgeHits(db: Db, key: string): Promise<void> {
  await on(db).deleteFrom('staff_tries').where('key', '=', key).execute()
}

/** Deletes the counts of past windows. */
export async function purgeOldHits(db: Db, before: Date): Promise<void> {
  await on(db).deleteFrom('staff_tries').where('since', '<=', before).execute()
}
