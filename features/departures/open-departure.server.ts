import type { Context, Tx } from '#platform/context.ts'
import { addDepartures, type NewDeparture } from './add-departures.server.ts'

/** Creates a departure of a package with its seats on sale, inside the caller's transaction; returns its id. */
export async function openDeparture(ctx: Context, tx: Tx, departure: NewDeparture): Promise<number> {
  const [id] = (await addDepartures(ctx, tx, { departures: [departure], onSale: true })) ?? []
  if (id === undefined) throw new Error(`There is a departure of ${departure.package.slug} on ${departure.startsOn} already`)
  return id
}
