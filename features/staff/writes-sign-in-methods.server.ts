import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/context.ts'
import type { StaffTables } from './tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

/** Stores a password hash in place of the one before, if any. */
export async function writePassword(tx: Tx, staffId: string, hash: string): Promise<void> {
  await on(tx)
    .insertInto('staff_accounts')
    .values({ id: randomUUID(), staff_id: staffId, account_id: staffId, provider_id: 'credential', password: hash })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash }))
    .execute()
}

/** Stores a member's new address, which they have confirmed. */
export async function writeEmail(tx: Tx, staffId: string, email: string, at: Date): Promise<void> {
  await on(tx).updateTable('staff').set({ email, email_verified: true, updated_at: at }).where('id', '=', staffId).execute()
}

/** Enables a member and makes them an owner. */
export async function writeOwner(tx: Tx, staffId: string, at: Date): Promise<void> {
  await on(tx).updateTable('staff').set({ role: 'owner', disabled: false, updated_at: at }).where('id', '=', staffId).execute()
}

/** Deletes a member's authenticator, recovery codes and passkeys. */
export async function deleteFactors(tx: Tx, staffId: string): Promise<void> {
  await on(tx).deleteFrom('staff_authenticators').where('staff_id', '=', staffId).execute()
  await on(tx).deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await on(tx).deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()
}

/** Deletes all counted attempts, of everybody. */
export async function deleteAttempts(tx: Tx): Promise<void> {
  await on(tx).deleteFrom('staff_tries').execute()
}
