import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockAuthority } from '../authorities/reads.server.ts'
import type { Actor } from '../lots/change-lot.server.ts'
import { listAuthorityCredits } from '../reads-credits.server.ts'
import { insertCredit } from '../writes.server.ts'
import type { CreditEvent } from './credit-event.ts'

export type AuthorityCreditInput = {
  authorityId: string
  event: CreditEvent
  amountMinor: number
  receipt: string
  reason: string
}

export type AuthorityCreditRefusal =
  | { reason: 'authority-unknown' }
  | { reason: 'amount-wrong' }
  | { reason: 'receipt-missing' }
  | { reason: 'reason-missing' }
  /** More came back than it owes us. */
  | { reason: 'more-than-credit'; creditMinor: number }

/**
 * Records what an authority owes us because it was paid twice or too much, or that it came back. What it owes is used with a payment for its
 * permits. No permit costs more by it. Refused: an amount that is not above 0, no receipt, a credit without a reason, and more back than it owes.
 */
export const recordAuthorityCredit = (
  ctx: Context,
  { authorityId, event, amountMinor, ...typed }: AuthorityCreditInput,
  actor: Actor,
): Promise<Outcome<undefined, AuthorityCreditRefusal>> =>
  transact<undefined, AuthorityCreditRefusal>(ctx.db, async (tx) => {
    const [receipt, reason] = [typed.receipt.trim(), typed.reason.trim()]
    if (!(await lockAuthority(tx, authorityId))) return refused({ reason: 'authority-unknown' })
    if (amountMinor <= 0) return refused({ reason: 'amount-wrong' })
    if (receipt === '') return refused({ reason: 'receipt-missing' })
    if (event === 'paid' && reason === '') return refused({ reason: 'reason-missing' })
    const creditMinor = (await listAuthorityCredits(tx, { authorityId }))[0]?.creditMinor ?? 0
    if (event === 'back' && amountMinor > creditMinor) return refused({ reason: 'more-than-credit', creditMinor })
    const at = await ctx.clock.in(tx)
    const signed = event === 'paid' ? amountMinor : -amountMinor
    await insertCredit(tx, { authorityId, amountMinor: signed, receipt, reason, at, by: actor.name })
    return done(undefined)
  })
