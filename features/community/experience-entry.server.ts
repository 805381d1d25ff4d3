import type { EntryKind } from '#features/content/entry-kind.ts'
import { freeSlug } from '#features/content/free-slug.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listAdopted } from '#features/content/reads.server.ts'
import { listPlaceIds } from '#features/places/reads-content.server.ts'
import { done } from '#values/outcome.ts'
import { ExperienceContent } from './experience-content.ts'
import { listExperiences } from './reads.server.ts'
import { deleteExperience, upsertExperience } from './writes.server.ts'

/** What hosts offer to visitors. */
export const experienceEntry: EntryKind = {
  name: 'experience',
  begun: () => ({
    name: '',
    category: 'culture',
    placeId: null,
    position: 100,
    minutes: null,
    groupMax: null,
    minimumAge: null,
    feeMinor: null,
    asOf: null,
    booking: '',
    facts: [],
    confidence: 'medium',
  }),
  titleOf: (content) => String(content.name ?? ''),
  pathOf: ({ slug }) => `/community/details?id=${slug}`,
  async check(db, content) {
    const { value, problems } = readContent(ExperienceContent, content)
    if (!value) return problems
    const { places } = await listPlaceIds(db)
    return places.has(value.placeId)
      ? []
      : [{ path: 'placeId', reason: 'not-in-catalogue', facts: { id: value.placeId }, grave: true }]
  },
  async publish(ctx, tx, content, liveId) {
    const { slug, ...experience } = ExperienceContent.parse(content)
    const id = liveId ?? freeSlug(slug, [...(await listAdopted(tx, 'experience'))])
    await upsertExperience(tx, { id, ...experience })
    await ctx.cache.invalidate(tx, ['community'])
    return id
  },
  async unpublish(ctx, tx, liveId) {
    await deleteExperience(tx, liveId)
    await ctx.cache.invalidate(tx, ['community'])
    return done(undefined)
  },
  async listLive(db) {
    const live = await listExperiences(db)
    return live.map(({ id, place: _p, country: _c, countryId: _i, advisory: _a, ...experience }) => ({
      liveId: id,
      content: { slug: id, ...experience },
    }))
  },
}
