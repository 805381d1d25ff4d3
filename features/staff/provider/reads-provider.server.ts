import type { Db } from '#platform/context.ts'
import type { StaffTables } from '../tables.ts'

const on = (db: Db) => db.withTables<StaffTables>()

export type Linked = { id: string; name: string }

/** The member linked to an account of a provider. */
export async function findLinked(db: Db, issuer: string, sub: string): Promise<Linked | undefined> {
  return on(db)
    .selectFrom('staff_accounts')
    .innerJoin('staff', 'staff.id', 'staff_accounts.staff_id')
    .select(['staff.id', 'staff.name'])
    .where('provider_id', '=', issuer)
    .where('account_id', '=', sub)
    .executeTakeFirst()
}

/** The member with an address, locked until the transaction ends. */
export async function findByEmailForUpdate(db: Db, email: string): Promise<(Linked & { disabled: boolean }) | undefined> {
  return on(db).selectFrom('staff').select(['id', 'name', 'disabled']).where('email', '=', email).forUpdate().executeTakeFirst()
}

/** The provider account that a member is linked to. */
export async function findAccountId(db: Db, issuer: string, staffId: string): Promise<string | undefined> {
  const found = await on(db)
    .selectFrom('staff_accounts')
    .select('account_id')
    .where('provider_id', '=', issuer)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return found?.account_id
}

/** The provider tokens of a session; `askingUntil`: another request refreshes them now. */
export type TokensRow = {
  sessionId: string
  expiresAt: Date
  refreshSealed: Buffer | null
  idTokenSealed: Buffer
  refreshedAt: Date
  askingUntil: Date | null
  provedAt: Date | null
}

export const tokenColumns = [
  'session_id as sessionId',
  'expires_at as expiresAt',
  'refresh_sealed as refreshSealed',
  'id_token_sealed as idTokenSealed',
  'refreshed_at as refreshedAt',
  'asking_until as askingUntil',
  'proved_at as provedAt',
] as const

export async function findTokens(db: Db, sessionId: string): Promise<TokensRow | undefined> {
  return on(db).selectFrom('staff_provider_tokens').select(tokenColumns).where('session_id', '=', sessionId).executeTakeFirst()
}
