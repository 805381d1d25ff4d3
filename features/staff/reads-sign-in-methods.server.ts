import type { Db, Tx } from '#platform/context.ts'
import type { KeyPurpose } from './keys/key-purposes.ts'
import type { Staff } from './staff.ts'
import type { StaffTables } from './tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

const staffColumns = ['id', 'name', 'email', 'role'] as const

/** Whether an invited member has joined; undefined when there is no such member. */
export async function findJoined(db: Db, staffId: string): Promise<boolean | undefined> {
  const found = await on(db).selectFrom('staff').select('joined_at').where('id', '=', staffId).executeTakeFirst()
  return found && found.joined_at !== null
}

/** The active member with this address, locked until the transaction ends: who may get a sign-in email. Not disabled, and joined if invited. */
export async function lockMember(tx: Tx, email: string): Promise<Staff | undefined> {
  return on(tx)
    .selectFrom('staff')
    .select(staffColumns)
    .where('email', '=', email)
    .where('disabled', '=', false)
    .where((e) => e.or([e('invited_at', 'is', null), e('joined_at', 'is not', null)]))
    .forUpdate()
    .executeTakeFirst()
}

/** The member with an address, disabled or not. */
export async function findByEmail(db: Db, email: string): Promise<Staff | undefined> {
  return on(db).selectFrom('staff').select(staffColumns).where('email', '=', email).executeTakeFirst()
}

/** The owners' addresses, in alphabetical order. */
export async function listOwnerEmails(db: Db): Promise<string[]> {
  const rows = await on(db).selectFrom('staff').select('email').where('role', '=', 'owner').orderBy('email').execute()
  return rows.map(({ email }) => email)
}

/** How many unused keys a member got for a purpose since an instant. */
export async function countKeysSince(
  db: Db,
  { purpose, staffId, since }: { purpose: KeyPurpose; staffId: string; since: Date },
): Promise<number> {
  const { count } = await on(db)
    .selectFrom('staff_keys')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('purpose', '=', purpose)
    .where('staff_id', '=', staffId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
