import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { addStock } from '#features/stock/add-stock.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { wantDeparturePermits } from './want-departure-permits.server.ts'
import { insertDepartures } from './writes.server.ts'

export type NewDeparture = {
  package: { id: number; slug: string; nights: number }
  startsOn: Day
  /** The seats, and the minimum from which it is guaranteed. */
  capacity: number
  minimum: number
  comfort: Comfort
  guaranteed: boolean
  /** The departure's cut-off, in days before the start. */
  cutOffDays?: number | null
  note?: string
}

/**
 * Adds departures with their seats, inside the caller's transaction: on sale at once, with their permits wanted, or as drafts. Returns
 * their ids in order, or undefined when one of the days has a departure of the package already; then the caller must roll back. A
 * fixed number of statements, however many there are.
 */
export async function addDepartures(
  ctx: Context,
  tx: Tx,
  { departures, onSale }: { departures: readonly NewDeparture[]; onSale: boolean },
): Promise<number[] | undefined> {
  const rows = departures.map(({ package: of, startsOn, minimum, comfort, guaranteed, cutOffDays = null, note = '' }) => ({
    slug: `${of.slug}-${startsOn}`,
    package_id: of.id,
    starts_on: startsOn,
    ends_on: addDays(startsOn, of.nights),
    minimum,
    comfort,
    guaranteed,
    sale: onSale ? ('on-sale' as const) : ('draft' as const),
    opened_at: onSale ? ctx.clock.now() : null,
    cut_off_days: cutOffDays,
    note,
  }))
  const ids = await insertDepartures(tx, rows)
  if (!ids) return undefined
  const seats = departures.map(({ startsOn, capacity }, index) => ({
    resource: departureSeats(ids[index] ?? 0),
    day: startsOn,
    quantity: capacity,
  }))
  await addStock(tx, seats)
  if (onSale)
    await wantDeparturePermits(
      ctx,
      tx,
      departures.map(({ package: of, startsOn, capacity }, index) => ({
        ...{ id: ids[index] ?? 0, packageId: of.id, startsOn, capacity },
      })),
    )
  // Their own pages cannot be cached yet; the lists and the packages can.
  await ctx.cache.invalidate(tx, ['departures', ...new Set(departures.map(({ package: of }) => `package:${of.slug}`))])
  return ids
}
