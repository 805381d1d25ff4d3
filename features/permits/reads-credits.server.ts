import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** What an authority owes us, in US cents, above 0. */
export type AuthorityCredit = { authorityId: string; authority: string; creditMinor: number }

/** The authorities that owe us something, because they were paid twice or too much; of one alone where it is named. */
export async function listAuthorityCredits(db: Db, { authorityId }: { authorityId?: string } = {}): Promise<AuthorityCredit[]> {
  const { rows } = await sql<AuthorityCredit>`
    select a.id as "authorityId", a.name as authority, sum(c.amount_minor)::bigint as "creditMinor"
    from authority_credits c join authorities a on a.id = c.authority_id
    where ${authorityId === undefined ? sql`true` : sql`a.id = ${authorityId}`}
    group by a.id, a.name having sum(c.amount_minor) <> 0 order by lower(a.name)`.execute(db)
  return rows.map((row) => ({ ...row, creditMinor: Number(row.creditMinor) }))
}

/** How a credit of an authority arose or was used. */
export type CreditMove = { id: number; amountMinor: number; receipt: string; reason: string; at: Date; by: string }

/** How the credit of an authority came to be, the latest first, at most `limit`. */
export async function listCreditMoves(db: Db, authorityId: string, { limit = 20 } = {}): Promise<CreditMove[]> {
  const { rows } = await sql<CreditMove>`
    select id, amount_minor as "amountMinor", receipt, reason, at, by from authority_credits
    where authority_id = ${authorityId} order by id desc limit ${limit}`.execute(db)
  return rows
}
