import type { Insertable } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { StaffTables } from '../tables.ts'
import { type TokensRow, tokenColumns } from './reads-provider.server.ts'

const on = (db: Db) => db.withTables<StaffTables>()

export async function insertTokens(db: Db, row: Insertable<StaffTables['staff_provider_tokens']>): Promise<void> {
  await on(db).insertInto('staff_provider_tokens').values(row).execute()
}

/** Takes the right to ask the provider again for a session, until an instant: of many requests at once one has it. */
export async function claimTokens(db: Db, sessionId: string, now: Date, until: Date): Promise<TokensRow | undefined> {
  return on(db)
    .updateTable('staff_provider_tokens')
    .set({ asking_until: until })
    .where('session_id', '=', sessionId)
    .where((row) => row.or([row('asking_until', 'is', null), row('asking_until', '<=', now)]))
    .returning(tokenColumns)
    .executeTakeFirst()
}

/** Gives the right back to ask again, having learnt nothing. */
export async function releaseTokens(db: Db, sessionId: string): Promise<void> {
  await on(db).updateTable('staff_provider_tokens').set({ asking_until: null }).where('session_id', '=', sessionId).execute()
}

export type NewTokens = { expires_at: Date; refresh_sealed: Buffer | null; id_token_sealed: Buffer; refreshed_at: Date }

/** Keeps what the provider gave anew; whoever waits for it sees it. */
export async function replaceTokens(db: Db, sessionId: string, tokens: NewTokens): Promise<void> {
  await on(db)
    .updateTable('staff_provider_tokens')
    .set({ ...tokens, asking_until: null })
    .where('session_id', '=', sessionId)
    .execute()
}

export async function deleteSessionById(db: Db, id: string): Promise<void> {
  await on(db).deleteFrom('staff_sessions').where('id', '=', id).execute()
}
