import type { Context } from '#platform/context.ts'
import type { VisitorFee } from './visitor-fee.ts'
import { upsertReference } from './writes.server.ts'

/** The rows of db/reference, as its files hold them. */
export type ReferencePlaces = {
  countries: readonly { id: string; name: string; iso2: string; capital: string; advisory: string | null; position: number }[]
  places: readonly { id: string; countryId: string; name: string; kind: string; lat: number; lng: number }[]
  parks: readonly {
    id: string
    countryId: string
    name: string
    kind: string
    status: string
    lat: number
    lng: number
    areaKm2: number | null
    bestMonths: readonly number[]
  }[]
  fees: readonly VisitorFee[]
}

/** Loads the countries, places, parks and visitor fees that every installation needs. Safe at every start: fees that staff changed stay. */
export async function loadReferencePlaces(ctx: Context, reference: ReferencePlaces): Promise<void> {
  await ctx.db.transaction().execute((tx) => upsertReference(tx, reference))
}
