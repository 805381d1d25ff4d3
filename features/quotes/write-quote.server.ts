import { randomBytes } from 'node:crypto'
import { sumOf } from '#features/pricing/price-line.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { referenceFrom } from '#values/reference.ts'
import { isLive, type QuotedOrder, quoteEnd } from './quote.ts'
import { withoutNames, withoutPersonalData } from './without-names.ts'
import { insertQuote } from './writes.server.ts'

/** The code of a quote and its end. */
type WrittenQuote = { code: string; endsAt: Date }

/**
 * Stores a price under a code for 14 days, never past the cut-off `notAfter`; it takes no stock. Names, birth days and the driver are left
 * out. Refused after the cut-off. Throws when the lines do not add up to the total.
 */
export async function writeQuote(
  ctx: Context,
  { notAfter, ...quoted }: QuotedOrder & { notAfter: Date },
): Promise<Outcome<WrittenQuote, { reason: 'too-late-to-quote' }>> {
  const { lines, schedule, startsOn } = quoted
  if (sumOf(lines) !== schedule.totalMinor) throw new Error(`The lines come to ${sumOf(lines)}, not to ${schedule.totalMinor}`)
  const createdAt = ctx.clock.now()
  const endsAt = quoteEnd(createdAt, notAfter)
  if (!isLive({ endsAt }, createdAt)) return refused({ reason: 'too-late-to-quote' })
  const code = referenceFrom(randomBytes(8))
  const unnamed = { order: withoutPersonalData(quoted.order), party: withoutNames(quoted.party, startsOn) }
  await insertQuote(ctx.db, { ...quoted, ...unnamed, code, createdAt, endsAt })
  return done({ code, endsAt })
}
