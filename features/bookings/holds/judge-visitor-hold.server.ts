import type { Context, Db } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { HolderKeys } from './holder-keys.server.ts'
import { findHeld } from './reads-unpaid-holds.server.ts'
import { freeTerms, type HoldTerms, type HoldWanted, judgeHold, shortHoldMs, type UnpaidRefusal } from './unpaid-holds.ts'

type Wanted = HoldWanted & { keys: HolderKeys; email: string; departureId: number | null; bookingId: string | null }

/**
 * On which terms a visitor may hold so much more (docs/stock.md, 'What one person may hold unpaid'). For a decision it is asked
 * inside the transaction that holds, under the locks of `holderLocks`. Where FORM_LIMITS says no, all terms are free; where no letter
 * leaves the house, no e-mail can be confirmed, and none is asked to be.
 */
export async function judgeVisitorHold(ctx: Context, db: Db, wanted: Wanted): Promise<Outcome<HoldTerms, UnpaidRefusal>> {
  if (!ctx.config.formLimits) return done(freeTerms)
  const { known, ...held } = await findHeld(ctx.clock, db, wanted)
  const verdict = judgeHold(wanted, held)
  if (typeof verdict === 'object') return refused(verdict)
  return done({
    mostMs: verdict === 'short' ? shortHoldMs : freeTerms.mostMs,
    confirm: ctx.mail.delivers && !known,
  })
}
