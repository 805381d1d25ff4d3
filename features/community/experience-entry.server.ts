import { rowKind } from '#features/content/row-kind.server.ts'
import { listPlaceIds } from '#features/places/reads-content.server.ts'
import { ExperienceContent } from './experience-content.ts'

/** What hosts offer to visitors. */
export const experienceEntry = rowKind({
  name: 'experience',
  table: 'experiences',
  schema: ExperienceContent,
  begun: {
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
  },
  texts: ['name', 'booking', 'facts.*'],
  pathOf: ({ slug }) => `/community/details?id=${slug}`,
  tags: ['community'],
  async check(db, { placeId }) {
    const { places } = await listPlaceIds(db)
    return places.has(placeId) ? [] : [{ path: 'placeId', reason: 'not-in-catalogue', facts: { id: placeId }, grave: true }]
  },
})
