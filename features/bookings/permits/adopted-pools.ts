/** What is known of a pool of permits on a day before it is adopted: what is promised of it, bought, and needed for seats on sale. */
export type FormerPool = { departureId: number | null; promised: number; bought: number; seats: number }

/** What it gets: promises that stay kept until the visit, what may go on being promised for a while, and what is to be reserved. */
export type AdoptedPool = { departureId: number | null; forPromises: number; forSale: number; wanted: number }

/**
 * Shares out a number of permits that nobody bought among the pools of a day, so that every promise is kept and all that is on sale stays so:
 * each pool first what it has promised and not bought, then departures their unsold seats in their order, the rest everybody
 * (`departureId` null, which is always in the answer). Source: docs/permits.md, 'From a number to lots'.
 */
export function adoptedPools(capacity: number, pools: readonly FormerPool[]): AdoptedPool[] {
  const all = pools.some(({ departureId }) => departureId === null)
    ? pools
    : [...pools, { departureId: null, promised: 0, bought: 0, seats: 0 }]
  const promises = (pool: FormerPool) => Math.max(0, pool.promised - pool.bought)
  const bought = all.reduce((sum, pool) => sum + pool.bought, 0)
  let rest = Math.max(0, capacity - bought - all.reduce((sum, pool) => sum + promises(pool), 0))
  const take = (count: number) => {
    const taken = Math.min(rest, Math.max(0, count))
    rest -= taken
    return taken
  }
  const departures = all
    .filter(({ departureId }) => departureId !== null)
    .map((pool) => ({
      departureId: pool.departureId,
      forPromises: promises(pool),
      forSale: take(pool.seats - Math.max(pool.promised, pool.bought)),
      wanted: Math.max(0, pool.seats - pool.bought),
    }))
  const everybody = all
    .filter(({ departureId }) => departureId === null)
    .map((pool) => ({ departureId: null, forPromises: promises(pool), forSale: rest, wanted: 0 }))
  return [...everybody, ...departures]
}
