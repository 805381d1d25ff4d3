import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/context.ts'
import type { StaffTables } from './tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

/** Keeps the hash of a password in the place of the one before, also where there was none. */
export async function writePassword(tx: Tx, staffId: string, hash: string): Promise<void> {
  await on(tx)
    .insertInto('staff_accounts')
    .values({ id: randomUUID(), staff_id: staffId, account_id: staffId, provider_id: 'credential', password: hash })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash }))
    .execute()
}

/** Somebody's address from now on; they have shown that its letters reach them. */
export async function writeEmail(tx: Tx, staffId: string, email: string, at: Date): Promise<void> {
  await on(tx).updateTable('staff').set({ email, email_verified: true, updated_at: at }).where('id', '=', staffId).execute()
}

/** Somebody may come in again, and as an owner. */
export async function writeOwner(tx: Tx, staffId: string, at: Date): Promise<void> {
  await on(tx).updateTable('staff').set({ role: 'owner', disabled: false, updated_at: at }).where('id', '=', staffId).execute()
}

/** Takes away everything that is asked for besides a password, and every other way in. */
export async function deleteFactors(tx: Tx, staffId: string): Promise<void> {
  await on(tx).deleteFrom('staff_authenticators').where('staff_id', '=', staffId).execute()
  await on(tx).deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await on(tx).deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()
}

/** Forgets every try that was counted, whoever made it. */
export async function deleteAttempts(tx: Tx): Promise<void> {
  await on(tx).deleteFrom('staff_tries').execute()
}
