import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { StaffTables } from '../tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

/** Locks a member's factors until the transaction ends. */
export async function lockFactors(tx: Tx, staffId: string): Promise<void> {
  await on(tx).selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
}

/** Stores an unconfirmed secret and replaces an earlier unconfirmed one. A confirmed one stays beside it. */
export async function writeNewSecret(db: Db, row: { staffId: string; encrypted: Buffer; at: Date }): Promise<void> {
  const unconfirmed = sql<boolean>`staff_authenticators.confirmed_at is null`
  await on(db)
    .insertInto('staff_authenticators')
    .values({ staff_id: row.staffId, secret_sealed: row.encrypted, next_sealed: null, confirmed_at: null, created_at: row.at })
    .onConflict((conflict) =>
      conflict.column('staff_id').doUpdateSet({
        secret_sealed: sql`case when ${unconfirmed} then excluded.secret_sealed else staff_authenticators.secret_sealed end`,
        next_sealed: sql`case when ${unconfirmed} then null else excluded.secret_sealed end`,
      }),
    )
    .execute()
}

/** Confirms the secret that was checked, with the time step of its first code, and replaces the earlier one. */
export async function markConfirmed(
  db: Db,
  { staffId, encrypted, step, at }: { staffId: string; encrypted: Buffer; step: number; at: Date },
): Promise<boolean> {
  const done = await on(db)
    .updateTable('staff_authenticators')
    .set({ secret_sealed: encrypted, next_sealed: null, confirmed_at: at, last_step: step })
    .where('staff_id', '=', staffId)
    .where(sql<boolean>`case when confirmed_at is null then secret_sealed else next_sealed end = ${encrypted}`)
    .returning('staff_id')
    .executeTakeFirst()
  return done !== undefined
}

/**
 * Uses up a time step of the secret that was checked: of several uses at once only one succeeds, and no earlier step after it.
 */
export async function takeStep(
  db: Db,
  { staffId, encrypted, step }: { staffId: string; encrypted: Buffer; step: number },
): Promise<boolean> {
  const taken = await on(db)
    .updateTable('staff_authenticators')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('secret_sealed', '=', encrypted)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('staff_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteAuthenticator(tx: Tx, staffId: string): Promise<void> {
  await on(tx).deleteFrom('staff_authenticators').where('staff_id', '=', staffId).execute()
}

/** Deletes an unconfirmed secret; a confirmed one stays. */
export async function deletePendingSecret(tx: Tx, staffId: string): Promise<void> {
  await on(tx).deleteFrom('staff_authenticators').where('staff_id', '=', staffId).where('confirmed_at', 'is', null).execute()
  await on(tx).updateTable('staff_authenticators').set({ next_sealed: null }).where('staff_id', '=', staffId).execute()
}

/** Uses up a recovery code: of several uses at once only one succeeds. */
export async function takeRecoveryCode(
  db: Db,
  { staffId, hash, at }: { staffId: string; hash: Buffer; at: Date },
): Promise<boolean> {
  const taken = await on(db)
    .updateTable('staff_recovery_codes')
    .set({ used_at: at })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteRecoveryCodes(tx: Tx, staffId: string): Promise<void> {
  await on(tx).deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
}

export async function insertRecoveryCodes(tx: Tx, staffId: string, hashes: readonly Buffer[]): Promise<void> {
  await on(tx)
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash, used_at: null })))
    .execute()
}

/** Stores a passkey; false when it is stored already, for any member. */
export async function insertPasskey(db: Db, row: Insertable<StaffTables['staff_passkeys']>): Promise<boolean> {
  const written = await on(db)
    .insertInto('staff_passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Records the use of a passkey. False when its counter did not increase: a counting device never repeats a number. */
export async function markPasskeyUsed(db: Db, { id, counter, at }: { id: string; counter: number; at: Date }): Promise<boolean> {
  const used = await on(db)
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

export async function updatePasskeyName(db: Db, { staffId, id, name }: { staffId: string; id: string; name: string }) {
  const renamed = await on(db)
    .updateTable('staff_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}

/** Deletes a member's passkey and returns its name; undefined when there is none. */
export async function deletePasskey(db: Db, { staffId, id }: { staffId: string; id: string }): Promise<string | undefined> {
  const deleted = await on(db)
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}
