import type { Context, Tx } from '#platform/context.ts'
import type { CountryGuide } from './country-guide.ts'
import type { ParkGuide } from './park-guide.ts'
import { insertGuides } from './writes.server.ts'

/** The guides of db/reference, as its files hold them. */
export type NewGuides = {
  countries: readonly { countryId: string; guide: CountryGuide }[]
  parks: readonly { parkId: string; guide: ParkGuide }[]
}

/**
 * Adds, inside the caller's transaction, the guides of countries and parks that have none. What is there stays as it is, with
 * whatever staff wrote into it. Safe at every start.
 */
export async function addGuides(ctx: Context, tx: Tx, guides: NewGuides): Promise<void> {
  if ((await insertGuides(tx, guides)) > 0) await ctx.cache.invalidate(tx, ['places'])
}
