import { listPackageFacts, type PackageFacts } from '#features/content-kinds/reads-package-facts.server.ts'
import { listRatedHotels } from '#features/hotels/reads.server.ts'
import { type DraftFacts, listDraftFacts } from '#features/hotels/reads-content.server.ts'
import { leastNight } from '#features/orders/least-night.ts'
import { firstStart } from '#features/orders/order-cut-off.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import type { EntryKindName } from './content-menu.ts'

/** Facts of hotels: of the draft, and the price per night that visitors see, in USD cents. */
export type HotelFacts = DraftFacts & { fromMinor: number | null }

/** What a kind knows of its rows besides the entry itself. A kind's columns get the facts of their own kind. */
export type RowFacts = PackageFacts | HotelFacts

const ofPackages = (ctx: Context, entryIds: readonly number[]) => {
  const now = ctx.clock.now()
  return listPackageFacts(ctx.db, { entryIds, now, today: kigaliDay(now) })
}

async function ofHotels(ctx: Context, entryIds: readonly number[]): Promise<HotelFacts[]> {
  const [drafts, hotels, settings] = await Promise.all([
    listDraftFacts(ctx.db, entryIds),
    listRatedHotels(ctx.db),
    findSettings(ctx.db),
  ])
  const first = firstStart(ctx.clock.now())
  return drafts.map((draft) => {
    const hotel = hotels.find(({ id }) => id === draft.liveId)
    const least = hotel && leastNight({ kind: 'stay', hotel, settings, extras: [], code: null }, first)
    return { ...draft, fromMinor: least?.minor ?? null }
  })
}

/** A fixed number of queries for a page of rows. */
const kinds: Partial<Record<EntryKindName, (ctx: Context, entryIds: readonly number[]) => Promise<RowFacts[]>>> = {
  package: ofPackages,
  pilgrimage: ofPackages,
  hotel: ofHotels,
}

/** Whether visitors read it but cannot book it; of kinds without such a box, never. */
export const isOffSale = (facts: RowFacts | undefined): boolean =>
  facts !== undefined && 'onSale' in facts && facts.onSale === false

/** The facts of some entries of a kind, by their ids; none where the kind has none. */
export async function listRowFacts(ctx: Context, kind: EntryKindName, ids: readonly number[]): Promise<Map<number, RowFacts>> {
  const facts = ids.length > 0 ? await kinds[kind]?.(ctx, ids) : undefined
  return new Map(facts?.map((row) => [row.entryId, row] as const))
}
