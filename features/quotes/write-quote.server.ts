import { randomBytes } from 'node:crypto'
import { sumOf } from '#features/pricing/price-line.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { referenceFrom } from '#values/reference.ts'
import { isLive, type QuotedOrder, quoteEnd } from './quote.ts'
import { withoutDriver, withoutNames } from './without-names.ts'
import { insertQuote } from './writes.server.ts'

/** How a quote is known, and the instant at which it ends. */
type WrittenQuote = { code: string; endsAt: Date }

/**
 * Keeps a price under a code for 14 days, never past `notAfter`, the cut-off of what is ordered; it takes no stock. Names,
 * birth days and the driver are left out. Refused where the cut-off has come. Throws when the lines do not come to the total.
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
  const unnamed = { order: withoutDriver(quoted.order), party: withoutNames(quoted.party, startsOn) }
  await insertQuote(ctx.db, { ...quoted, ...unnamed, code, createdAt, endsAt })
  return done({ code, endsAt })
}
