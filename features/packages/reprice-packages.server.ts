import { listVisitorFees } from '#features/places/reads.server.ts'
import type { FromPrice } from '#features/pricing/packages/from-price.ts'
import type { Context, Tx } from '#platform/context.ts'
import { searchQueue } from '#values/queues.ts'
import { firstStart } from './first-start.ts'
import { fromPriceOf } from './publish-package.server.ts'
import { listRatesWithFee, listRatesWithPeriods } from './reads-content.server.ts'
import { updateFromPrice } from './writes.server.ts'

/** Derives the 'from' price again of every package that charges a fee, inside the transaction that changed the fee. */
export async function repricePackages(ctx: Context, tx: Tx, feeId: string): Promise<void> {
  const fees = await listVisitorFees(tx)
  for (const { id, rates } of await listRatesWithFee(tx, feeId)) {
    await updateFromPrice(tx, id, fromPriceOf(rates, fees, firstStart(ctx.clock.now())))
    await ctx.cache.invalidate(tx, ['packages', 'departures', `package:${rates.slug}`])
  }
  await ctx.jobs.addOnce(tx, searchQueue)
}

/**
 * Derives the 'from' price again of the packages whose next rate period has become the one of the first day on sale, or whose last one
 * is over. Pages with another price, of one accommodation level or of all, are made anew. Answers how many have another one now.
 */
export async function followRatePeriods(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const fees = await listVisitorFees(tx)
    const day = firstStart(ctx.clock.now())
    let count = 0
    for (const { id, from, rates } of await listRatesWithPeriods(tx)) {
      const now = fromPriceOf(rates, fees, day)
      const turns = rates.laterRates?.some((later) => later.from === day)
      if (turns || !isSame(now, from)) await ctx.cache.invalidate(tx, ['packages', `package:${rates.slug}`])
      if (isSame(now, from)) continue
      await updateFromPrice(tx, id, now)
      count++
    }
    if (count > 0) await ctx.jobs.addOnce(tx, searchQueue)
    return count
  })
}

type Stored = { minor: number; groupSize: number; comfort: string } | null

const isSame = (now: FromPrice | undefined, stored: Stored) =>
  now?.amount.minor === stored?.minor && now?.groupSize === stored?.groupSize && now?.comfort === stored?.comfort
