import type { Db } from '#platform/context.ts'
import type { StaffTables } from '../tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

/** `pending`: a secret that no code has confirmed yet, possibly beside a confirmed one. */
export type Authenticator = { encrypted: Buffer; pending: Buffer | null; confirmedAt: Date | null }

export async function findAuthenticator(db: Db, staffId: string): Promise<Authenticator | undefined> {
  const found = await on(db)
    .selectFrom('staff_authenticators')
    .select(['secret_sealed as encrypted', 'next_sealed as next', 'confirmed_at as confirmedAt'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return (
    found && {
      encrypted: found.encrypted,
      pending: found.confirmedAt ? found.next : found.encrypted,
      confirmedAt: found.confirmedAt,
    }
  )
}

export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { count } = await on(db)
    .selectFrom('staff_recovery_codes')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** A passkey as its owner sees it. */
export type PasskeyListed = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

/** The passkeys of a member, oldest first. */
export async function listPasskeys(db: Db, staffId: string): Promise<(PasskeyListed & { transports: string[] })[]> {
  return on(db)
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'transports'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export type Passkey = {
  id: string
  staffId: string
  name: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
}

export async function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
  const found = await on(db)
    .selectFrom('staff_passkeys')
    .select(['id', 'staff_id as staffId', 'name', 'public_key as publicKey', 'counter', 'transports'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found && { ...found, publicKey: new Uint8Array(found.publicKey) }
}

/** The factors of a member besides a password. `authenticator`: when it was confirmed. */
export type Factors = { authenticator: Date | null; codesLeft: number; passkeys: PasskeyListed[] }

export async function findFactors(db: Db, staffId: string): Promise<Factors> {
  const [authenticator, codesLeft, passkeys] = await Promise.all([
    findAuthenticator(db, staffId),
    countRecoveryCodes(db, staffId),
    listPasskeys(db, staffId),
  ])
  return {
    authenticator: authenticator?.confirmedAt ?? null,
    codesLeft,
    passkeys: passkeys.map(({ transports: _, ...listed }) => listed),
  }
}
