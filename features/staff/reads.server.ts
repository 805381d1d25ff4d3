import type { Db } from '#platform/context.ts'
import type { KeyPurpose } from './keys/key-purposes.ts'
import type { Staff } from './staff.ts'
import type { StaffTables } from './tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

/** Whether a member is disabled; also true for an unknown one. */
export async function isDisabled(db: Db, staffId: string): Promise<boolean> {
  const found = await on(db).selectFrom('staff').select('disabled').where('id', '=', staffId).executeTakeFirst()
  return found?.disabled ?? true
}

export async function countStaff(db: Db): Promise<number> {
  const { count } = await on(db)
    .selectFrom('staff')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A member of staff by id; undefined when disabled. */
export async function findStaff(db: Db, staffId: string): Promise<Staff | undefined> {
  return on(db)
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', staffId)
    .where('disabled', '=', false)
    .executeTakeFirst()
}

/** The password hash of an address, null when its account has none. */
export async function findPassword(
  db: Db,
  email: string,
): Promise<{ staffId: string; disabled: boolean; hash: string | null } | undefined> {
  return on(db)
    .selectFrom('staff')
    .leftJoin('staff_accounts', (join) =>
      join.onRef('staff_accounts.staff_id', '=', 'staff.id').on('staff_accounts.provider_id', '=', 'credential'),
    )
    .select(['staff.id as staffId', 'staff.disabled', 'staff_accounts.password as hash'])
    .where('staff.email', '=', email)
    .executeTakeFirst()
}

/** Whether a member has a confirmed authenticator. */
export async function hasAuthenticator(db: Db, staffId: string): Promise<boolean> {
  const found = await on(db)
    .selectFrom('staff_authenticators')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a member has a passkey, added since an instant if one is given. */
export async function hasPasskey(db: Db, staffId: string, since = new Date(0)): Promise<boolean> {
  const found = await on(db)
    .selectFrom('staff_passkeys')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return found !== undefined
}

/** The row of a one-time key. */
export type KeyRow = { id: string; staffId: string | null; facts: unknown; createdAt: Date; expiresAt: Date }

export const keyColumns = ['id', 'staff_id as staffId', 'facts', 'created_at as createdAt', 'expires_at as expiresAt'] as const

export async function findKeyRow(db: Db, purpose: KeyPurpose, id: string): Promise<KeyRow | undefined> {
  return on(db).selectFrom('staff_keys').select(keyColumns).where('id', '=', id).where('purpose', '=', purpose).executeTakeFirst()
}

/** When a member last signed in: `lastLogin` of `adminProfiles/{uid}` in the specification. */
export async function findLastLogin(db: Db, uid: string): Promise<Date | undefined> {
  const found = await on(db).selectFrom('admin_profiles').select('last_login').where('uid', '=', uid).executeTakeFirst()
  return found?.last_login
}

export async function countSessions(db: Db, staffId: string): Promise<number> {
  const { count } = await on(db)
    .selectFrom('staff_sessions')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return count
}
