import type { Comfort } from '#features/packages/package.ts'
import { listPackagePermits } from '#features/packages/reads.server.ts'
import { addStock, setCapacity } from '#features/stock/set-capacity.server.ts'
import { departureSeats, inLockOrder, permitDays } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { departureTopics } from './departure.ts'
import { insertDeparture } from './writes.server.ts'

export type NewDeparture = {
  package: { id: number; slug: string; nights: number }
  startsOn: Day
  /** Seats, and how many must be taken before it goes without staff's word. */
  capacity: number
  minimum: number
  comfort: Comfort
  guaranteed: boolean
}

/**
 * Opens a scheduled departure of a package with its seats on sale, inside the caller's transaction; answers its id. The
 * operator holds the permits for its seats, so that nobody who books one has to be asked to wait.
 */
export async function openDeparture(ctx: Context, tx: Tx, departure: NewDeparture): Promise<number> {
  const { package: of, startsOn, capacity, minimum, comfort, guaranteed } = departure
  const slug = `${of.slug}-${startsOn}`
  const id = await insertDeparture(tx, {
    slug,
    package_id: of.id,
    starts_on: startsOn,
    ends_on: addDays(startsOn, of.nights),
    minimum,
    comfort,
    guaranteed,
    cancelled_at: null,
    cancelled_reason: null,
  })
  await setCapacity(ctx, tx, departureSeats(id), startsOn, capacity)
  const permits = (await listPackagePermits(tx, of.id)).map(({ feeId, day, quantity }) => ({
    resource: permitDays(feeId),
    day: addDays(startsOn, day - 1),
    quantity: capacity * quantity,
  }))
  for (const { resource, day, quantity } of inLockOrder(permits)) await addStock(tx, resource, day, quantity)
  await ctx.cache.forget(tx, departureTopics(slug, of.slug))
  return id
}
