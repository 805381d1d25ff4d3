import type { Context } from '#platform/context.ts'
import type { ReferencePlaces } from './reference-places.ts'
import { upsertReference } from './writes.server.ts'

/** Loads the countries, places, parks and visitor fees that every installation needs. Safe at every start: fees that staff changed stay. */
export async function loadReferencePlaces(ctx: Context, reference: ReferencePlaces): Promise<void> {
  await ctx.db.transaction().execute((tx) => upsertReference(tx, reference))
}
