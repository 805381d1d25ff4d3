import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type FxCurrency, isFarFrom } from './fx-rate.ts'
import { type EnteredFxRate, listNewestFxRates } from './reads.server.ts'
import { insertFxRate } from './writes.server.ts'

/** `units`: of the currency for one US dollar, as figures with at most six decimals. */
type Input = { currency: FxCurrency; asOf: Day; units: string; source: string; confirmed: boolean }
export type FxRefusal = { reason: 'day-to-come' } | { reason: 'far-from-newest'; newest: EnteredFxRate }

/**
 * Adds an exchange rate; what was entered is never changed. Refused: a day to come, and units more than 20% away from the newest rate
 * that nobody has confirmed.
 */
export function enterFxRate(
  ctx: Context,
  { currency, asOf, units, source, confirmed }: Input,
  actor: { id: string; name: string },
): Promise<Outcome<undefined, FxRefusal>> {
  return transact<undefined, FxRefusal>(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    if (asOf > kigaliDay(now)) return refused({ reason: 'day-to-come' })
    const newest = (await listNewestFxRates(tx)).get(currency)
    if (newest && !confirmed && isFarFrom(Number(units), newest.unitsPerUsd))
      return refused({ reason: 'far-from-newest', newest })
    const id = await insertFxRate(tx, { currency, asOf, units, source, enteredAt: now, enteredBy: actor.name })
    const subject = { kind: 'fx-rate' as const, id: String(id), words: `${currency}, ${asOf}` }
    const facts = { before: newest ? String(newest.unitsPerUsd) : null, after: units, source }
    await recordAudit(ctx, tx, { actor, action: 'fx-rate-entered', subject, facts })
    return done(undefined)
  })
}
