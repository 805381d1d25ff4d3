import { allow } from '#features/permits/allowances/add-allowance.server.ts'
import { adoptBought } from '#features/permits/lots/adopt-bought.server.ts'
import { wantPermits } from '#features/permits/lots/want-permits.server.ts'
import { addStock } from '#features/stock/add-stock.server.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { clearCapacity, moveClaims } from '#features/stock/move-claims.server.ts'
import { permitDays } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { coverPermitsQueue } from '#values/queues.ts'
import { adoptedPools } from './adopted-pools.ts'
import {
  findCapacity,
  listBought,
  listClaimsOfDay,
  listDeparturesOfDay,
  listUnbackedDays,
  type UnbackedDay,
} from './reads-adoption.server.ts'
import { moveParts } from './writes-permit-parts.server.ts'

/** How long what nobody bought may go on being promised to new customers. */
const graceDays = 14
const day = 24 * 3_600_000

/**
 * Turns the number of permits that the release before counted for each day into lots and allowances, from today on: what was bought becomes paid
 * permits, what departures promised theirs, and an allowance keeps every promise and all that is on sale. Each day is one transaction, and
 * a second run finds nothing to do. Returns how many days it changed.
 */
export async function adoptPermits(ctx: Context): Promise<number> {
  const days = await listUnbackedDays(ctx.db, kigaliDay(ctx.clock.now()))
  for (const one of days) await ctx.db.transaction().execute((tx) => adopt(ctx, tx, one))
  return days.length
}

async function adopt(ctx: Context, tx: Tx, of: UnbackedDay): Promise<void> {
  const { resource, feeId, day: visit } = of
  await lockStock(tx, [of])
  const at = await ctx.clock.in(tx)
  const capacity = await findCapacity(tx, of)
  const claims = await listClaimsOfDay(tx, of, at)
  const bought = await listBought(tx, of)
  const departures = await listDeparturesOfDay(tx, of)
  const ids = new Set([...departures, ...claims, ...bought].map((one) => ('id' in one ? one.id : one.departureId)))
  const pools = [...ids].map((departureId) => ({
    departureId,
    promised: sum(claims.filter((claim) => claim.departureId === departureId).map(({ live }) => live)),
    bought: bought.filter((permit) => permit.departureId === departureId).length,
    seats: departures.find(({ id }) => id === departureId)?.permits ?? 0,
  }))
  for (const { departureId, forPromises, forSale, wanted } of adoptedPools(capacity, pools)) {
    const pool = permitDays(feeId, departureId)
    await addStock(tx, [{ resource: pool, day: visit, quantity: 0 }])
    const own = claims.filter((claim) => claim.departureId === departureId).map(({ bookingId }) => bookingId)
    if (departureId !== null) await moveClaims(tx, { from: resource, to: pool, day: visit }, own)
    if (departureId !== null) await moveParts(tx, { from: resource, to: pool, day: visit }, departureId)
    const permits = bought.filter((permit) => permit.departureId === departureId)
    await adoptBought(tx, { feeId, day: visit, departureId }, permits, at)
    if (wanted > 0)
      await wantPermits(ctx, tx, [{ feeId, day: visit, departureId, count: wanted }], { by: 'clock', text: 'On sale' })
    const common = { feeId, departureId, from: visit, to: visit, cause: 'adopted', at, by: 'clock' } as const
    const end = kigaliInstant(addDays(visit, 1), 0)
    if (forPromises > 0)
      await allow(tx, { ...common, quantity: forPromises, until: end, reason: 'Promised before permits were counted by lot' })
    const grace = new Date(Math.min(end.getTime(), at.getTime() + graceDays * day))
    if (forSale > 0)
      await allow(tx, { ...common, quantity: forSale, until: grace, reason: 'On sale before permits were counted by lot' })
  }
  await clearCapacity(tx, resource, visit)
  await ctx.jobs.addOnce(tx, coverPermitsQueue)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
