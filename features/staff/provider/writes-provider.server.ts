import type { Insertable } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { StaffTables } from '../tables.ts'
import { type TokensRow, tokenColumns } from './reads-provider.server.ts'

const on = (db: Db) => db.withTables<StaffTables>()

export async function insertTokens(db: Db, row: Insertable<StaffTables['staff_provider_tokens']>): Promise<void> {
  await on(db).insertInto('staff_provider_tokens').values(row).execute()
}

/** Claims the refresh of a session's tokens until an instant: of many requests at once only one gets it. */
export async function claimTokens(db: Db, sessionId: string, now: Date, until: Date): Promise<TokensRow | undefined> {
  return on(db)
    .updateTable('staff_provider_tokens')
    .set({ asking_until: until })
    .where('session_id', '=', sessionId)
    .where((row) => row.or([row('asking_until', 'is', null), row('asking_until', '<=', now)]))
    .returning(tokenColumns)
    .executeTakeFirst()
}

/** Releases the claim without new tokens. */
export async function releaseTokens(db: Db, sessionId: string): Promise<void> {
  await on(db).updateTable('staff_provider_tokens').set({ asking_until: null }).where('session_id', '=', sessionId).execute()
}

export type NewTokens = { expires_at: Date; refresh_sealed: Buffer | null; id_token_sealed: Buffer; refreshed_at: Date }

/** Stores refreshed tokens and releases the claim. */
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
