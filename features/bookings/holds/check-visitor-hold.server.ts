import type { Context, Db } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { HolderKeys } from './holder-keys.server.ts'
import { findHeld } from './reads-unpaid-holds.server.ts'
import {
  checkHoldLimit,
  type HoldTerms,
  type HoldWanted,
  shortHoldMs,
  type UnpaidRefusal,
  unlimitedTerms,
} from './unpaid-holds.ts'

type Wanted = HoldWanted & { keys: HolderKeys; email: string; departureId: number | null; bookingId: string | null }

/**
 * The terms on which a visitor may hold this much more (docs/stock.md, 'What one person may hold unpaid'). A decision calls it inside
 * the holding transaction, under the locks of `holderLocks`. Without FORM_LIMITS nothing is limited; when no email is delivered, no
 * address has to be confirmed.
 */
export async function checkVisitorHold(ctx: Context, db: Db, wanted: Wanted): Promise<Outcome<HoldTerms, UnpaidRefusal>> {
  if (!ctx.config.formLimits) return done(unlimitedTerms)
  const { known, ...held } = await findHeld(ctx.clock, db, wanted)
  const verdict = checkHoldLimit(wanted, held)
  if (typeof verdict === 'object') return refused(verdict)
  return done({
    mostMs: verdict === 'short' ? shortHoldMs : unlimitedTerms.mostMs,
    confirm: ctx.mail.delivers && !known,
  })
}
