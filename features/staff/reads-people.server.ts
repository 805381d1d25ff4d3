import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { AccountFacts, SignInMethod, Staff } from './staff.ts'
import type { StaffTables } from './tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

/** A member of staff as owners see them. `hasFactor`: a confirmed authenticator or a passkey. */
export type Person = Staff & AccountFacts & { hasFactor: boolean; lastLogin: Date | null }

const hasFactor = sql<boolean>`
  exists (select from staff_authenticators a where a.staff_id = staff.id and a.confirmed_at is not null)
  or exists (select from staff_passkeys p where p.staff_id = staff.id)`

function people(db: Db) {
  return on(db)
    .selectFrom('staff')
    .leftJoin('admin_profiles', 'admin_profiles.uid', 'staff.id')
    .select([
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.role',
      'staff.disabled',
      'staff.invited_at as invitedAt',
      'staff.joined_at as joinedAt',
      'admin_profiles.last_login as lastLogin',
    ])
    .select(hasFactor.as('hasFactor'))
}

/** All members of staff, by name. */
export const listPeople = (db: Db): Promise<Person[]> => people(db).orderBy('staff.name').orderBy('staff.email').execute()

export const findPerson = (db: Db, staffId: string): Promise<Person | undefined> =>
  people(db).where('staff.id', '=', staffId).executeTakeFirst()

/** Whether an address is taken; addresses are stored in lower case. */
export async function hasEmail(db: Db, email: string): Promise<boolean> {
  const found = await on(db).selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst()
  return found !== undefined
}

/** A browser in which somebody is signed in. `usedAt` is exact to the hour, because a session is extended once an hour. */
export type OpenSession = { id: string; method: SignInMethod; agent: string | null; signedInAt: Date; usedAt: Date }

/** The sessions that have not ended, last used first: by the real clock, because the library sets their end by it. */
export async function listSessions(db: Db, staffId: string): Promise<OpenSession[]> {
  return on(db)
    .selectFrom('staff_sessions')
    .select(['id', 'method', 'user_agent as agent', 'created_at as signedInAt', 'updated_at as usedAt'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}
