import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { StaffTables } from './tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

/** Whether somebody may not sign in any more; who is not there may not either. */
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

/** When somebody last signed in: `lastLogin` of `adminProfiles/{uid}` in the specification. */
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

/** Asks the database for nothing: throws what is the matter with it. */
export async function askDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
