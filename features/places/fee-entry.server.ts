import type { EntryKind } from '#features/content/entry-kind.ts'
import { freeSlug } from '#features/content/free-slug.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listAdopted } from '#features/content/reads.server.ts'
import { done } from '#values/outcome.ts'
import { FeeContent } from './fee-content.ts'
import { parkHref } from './place-hrefs.ts'
import { placePages } from './place-pages.ts'
import { listVisitorFees } from './reads.server.ts'
import { listPlaceIds } from './reads-content.server.ts'
import { deleteFee, upsertFee } from './writes-content.server.ts'

/** What parks ask of visitors, as we charge it. Who may remove one, and what follows from a new amount: features/content-kinds. */
export const feeEntry: EntryKind = {
  name: 'fee',
  begun: () => ({
    name: '',
    kind: 'park-fee',
    unit: 'traveller',
    parkId: null,
    minimumAge: 0,
    foreignMinor: null,
    residentMinor: null,
    africanMinor: null,
    eacMinor: null,
    childFrom: null,
    childTo: null,
    childMinor: null,
    asOf: null,
    confidence: 'medium',
  }),
  titleOf: (content) => String(content.name ?? ''),
  pathOf: ({ parkId }) => (typeof parkId === 'string' ? parkHref(parkId) : '/parks'),
  async check(db, content) {
    const { value, problems } = readContent(FeeContent, content)
    if (!value) return problems
    const { parks } = await listPlaceIds(db)
    return value.parkId !== null && !parks.has(value.parkId)
      ? [{ path: 'parkId', reason: 'not-in-catalogue', facts: { id: value.parkId }, grave: true }]
      : []
  },
  async publish(ctx, tx, content, liveId) {
    const { slug, ...fee } = FeeContent.parse(content)
    const id = liveId ?? freeSlug(slug, [...(await listAdopted(tx, 'fee'))])
    await upsertFee(tx, { id, ...fee })
    await ctx.cache.invalidate(tx, placePages)
    return id
  },
  async unpublish(ctx, tx, liveId) {
    await deleteFee(tx, liveId)
    await ctx.cache.invalidate(tx, placePages)
    return done(undefined)
  },
  async listLive(db) {
    return [...(await listVisitorFees(db)).values()].map(({ id, ...fee }) => ({ liveId: id, content: { slug: id, ...fee } }))
  },
}
