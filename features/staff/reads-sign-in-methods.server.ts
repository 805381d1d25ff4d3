import type { Db, Tx } from '#platform/context.ts'
import type { KeyPurpose } from './keys/key-purposes.ts'
import type { Staff } from './staff.ts'
import type { StaffTables } from './tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

const staffColumns = ['id', 'name', 'email', 'role'] as const

/** Whether somebody who was invited has come in yet; undefined for nobody. */
export async function findJoined(db: Db, staffId: string): Promise<boolean | undefined> {
  const found = await on(db).selectFrom('staff').select('joined_at').where('id', '=', staffId).executeTakeFirst()
  return found && found.joined_at !== null
}

/** Whoever a letter that lets in may go to by this address, held until the transaction ends. Not who is disabled, or was invited and has not joined. */
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

/** Whoever has an address, disabled or not. */
export async function findByEmail(db: Db, email: string): Promise<Staff | undefined> {
  return on(db).selectFrom('staff').select(staffColumns).where('email', '=', email).executeTakeFirst()
}

/** The addresses of the owners, in the order of the alphabet. */
export async function listOwnerEmails(db: Db): Promise<string[]> {
  const rows = await on(db).selectFrom('staff').select('email').where('role', '=', 'owner').orderBy('email').execute()
  return rows.map(({ email }) => email)
}

/** How many keys somebody was given for a purpose since an instant, and has not used. */
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
