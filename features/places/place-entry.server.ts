import type { EntryKind } from '#features/content/entry-kind.ts'
import { freeSlug } from '#features/content/free-slug.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listAdopted } from '#features/content/reads.server.ts'
import { done } from '#values/outcome.ts'
import { PlaceContent } from './place-content.ts'
import { placePages } from './place-pages.ts'
import { listPlaceIds, listPlaceRows } from './reads-content.server.ts'
import { deletePlace, upsertPlace } from './writes-content.server.ts'

/** Places that journeys, hotels, roads and shipments name. What needs one keeps it: features/content-kinds. */
export const placeEntry: EntryKind = {
  name: 'place',
  begun: () => ({ name: '', countryId: 'rwanda', kind: 'town', lat: null, lng: null }),
  titleOf: (content) => String(content.name ?? ''),
  pathOf: () => '/transport-information',
  async check(db, content) {
    const { value, problems } = readContent(PlaceContent, content)
    if (!value) return problems
    const { countries } = await listPlaceIds(db)
    return countries.has(value.countryId)
      ? []
      : [{ path: 'countryId', reason: 'not-in-catalogue', facts: { id: value.countryId }, grave: true }]
  },
  async publish(ctx, tx, content, liveId) {
    const { slug, ...place } = PlaceContent.parse(content)
    const id = liveId ?? freeSlug(slug, [...(await listAdopted(tx, 'place'))])
    await upsertPlace(tx, { id, ...place })
    await ctx.cache.invalidate(tx, placePages)
    return id
  },
  async unpublish(ctx, tx, liveId) {
    await deletePlace(tx, liveId)
    await ctx.cache.invalidate(tx, placePages)
    return done(undefined)
  },
  async listLive(db) {
    return (await listPlaceRows(db)).map(({ id, ...place }) => ({ liveId: id, content: { slug: id, ...place } }))
  },
}
