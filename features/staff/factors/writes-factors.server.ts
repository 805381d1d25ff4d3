import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { StaffTables } from '../tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

/** Waits for anybody else who changes the factors of the same person, until the transaction ends. */
export async function lockFactors(tx: Tx, staffId: string): Promise<void> {
  await on(tx).selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
}

/** Keeps a secret that no code has confirmed yet, in the place of one like it. One that was confirmed stays beside it. */
export async function writeNewSecret(db: Db, row: { staffId: string; encrypted: Buffer; at: Date }): Promise<void> {
  const begun = sql<boolean>`staff_authenticators.confirmed_at is null`
  await on(db)
    .insertInto('staff_authenticators')
    .values({ staff_id: row.staffId, secret_sealed: row.encrypted, next_sealed: null, confirmed_at: null, created_at: row.at })
    .onConflict((conflict) =>
      conflict.column('staff_id').doUpdateSet({
        secret_sealed: sql`case when ${begun} then excluded.secret_sealed else staff_authenticators.secret_sealed end`,
        next_sealed: sql`case when ${begun} then null else excluded.secret_sealed end`,
      }),
    )
    .execute()
}

/** Confirms the secret that was looked at, with the step of its first code; the one before it is gone. */
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

/** Takes a step of the secret that was looked at: of many who bring its code at once one gets it, and none an earlier one. */
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

/** Takes away a secret that no code has confirmed; one that was stays. */
export async function deleteBegun(tx: Tx, staffId: string): Promise<void> {
  await on(tx).deleteFrom('staff_authenticators').where('staff_id', '=', staffId).where('confirmed_at', 'is', null).execute()
  await on(tx).updateTable('staff_authenticators').set({ next_sealed: null }).where('staff_id', '=', staffId).execute()
}

/** Takes a recovery code: of many who bring it at once one gets it. */
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

/** Keeps a passkey; false where it is kept already, by whomever. */
export async function insertPasskey(db: Db, row: Insertable<StaffTables['staff_passkeys']>): Promise<boolean> {
  const kept = await on(db)
    .insertInto('staff_passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Writes down a use of a passkey. False where its counter did not go on: a device that counts never comes back to a number. */
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

/** Takes a passkey away and answers its name; undefined where there is none of that person. */
export async function deletePasskey(db: Db, { staffId, id }: { staffId: string; id: string }): Promise<string | undefined> {
  const deleted = await on(db)
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}
