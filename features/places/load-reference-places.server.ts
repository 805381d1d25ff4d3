import { leaveToStaff } from '#features/content/leave-to-staff.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReferencePlaces } from './reference-places.ts'
import { upsertReference } from './writes.server.ts'

/**
 * Loads the countries, places, parks and visitor fees that every installation needs. Safe at every start: what staff have
 * published again or taken away stays as they left it.
 */
export async function loadReferencePlaces(ctx: Context, reference: ReferencePlaces): Promise<void> {
  const idOf = ({ id }: { id: string }) => id
  await ctx.db.transaction().execute(async (tx) =>
    upsertReference(tx, {
      countries: await leaveToStaff(tx, 'country', reference.countries, idOf),
      places: await leaveToStaff(tx, 'place', reference.places, idOf),
      parks: await leaveToStaff(tx, 'park', reference.parks, idOf),
      fees: await leaveToStaff(tx, 'fee', reference.fees, idOf),
    }),
  )
}
