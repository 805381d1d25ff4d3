import { contractOn } from '#features/suppliers/contract.ts'
import { vatBackBy } from '#features/suppliers/costing/net-cost.ts'
import { listContractsOf, lockSupplier } from '#features/suppliers/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { followLine } from '../rules/follow-payables.ts'
import { type FollowedLine, insertPayables, type NewPayable, strikePayables, upsertFollowed } from '../writes.server.ts'
import { lineDue } from './line-due.ts'
import { findRateOn, listLinesToFollow, listLivePayables, listOwingLines, type OwingLine } from './reads-follow.server.ts'

/**
 * Brings the payables of every order line that has changed to what is to be paid for it now (docs/payables.md). It compares them with the line
 * and not with what happened, so it may run twice, late, or after several changes. Returns how many lines it looked at.
 */
export async function followPayables(ctx: Context): Promise<number> {
  const lines = await listLinesToFollow(ctx.db)
  for (const [supplierId, own] of Map.groupBy(lines, (line) => line.supplierId)) {
    await ctx.db.transaction().execute(async (tx) => {
      await lockSupplier(tx, supplierId)
      await followLinesOf(ctx, tx, { supplierId, lineIds: own.map(({ lineId }) => lineId) })
    })
  }
  return lines.length
}

/** The same of lines of one supplier, in the caller's transaction, which has locked the supplier. Returns the lines as they are. */
export async function followLinesOf(
  ctx: Context,
  tx: Tx,
  { supplierId, lineIds }: { supplierId: number; lineIds: readonly number[] },
): Promise<OwingLine[]> {
  if (lineIds.length === 0) return []
  const [lines, live, contracts] = await Promise.all([
    listOwingLines(tx, supplierId, lineIds),
    listLivePayables(tx, lineIds),
    listContractsOf(tx, [supplierId]),
  ])
  const at = await ctx.clock.in(tx)
  const strike: number[] = []
  const add: NewPayable[] = []
  const followed: FollowedLine[] = []
  for (const line of lines) {
    const contract = contractOn(contracts, line.agreed.firstDay)
    const confirmedOn = kigaliDay(line.confirmedAt)
    const due = lineDue({ ...line, confirmedOn, endedOn: line.endedAt && kigaliDay(line.endedAt) }, contract)
    const rate = await findRateOn(tx, line.agreed.currency, confirmedOn)
    const fxRateId = rate?.id ?? null
    const { currency } = line.agreed
    followed.push({
      lineId: line.id,
      version: line.version,
      totalMinor: due?.totalMinor ?? null,
      currency,
      fxRateId,
      ...vatBackBy(contract),
    })
    if (!due) continue
    const change = followLine(
      due,
      live.filter(({ lineId }) => lineId === line.id),
    )
    strike.push(...change.strike)
    add.push(
      ...change.add.map((one) => ({
        ...one,
        supplierId,
        lineId: line.id,
        fxRateId: one.currency === currency ? fxRateId : null,
        invoiceId: null,
      })),
    )
  }
  await strikePayables(tx, strike, at)
  await insertPayables(tx, add, at)
  await upsertFollowed(tx, followed, at)
  return lines
}
