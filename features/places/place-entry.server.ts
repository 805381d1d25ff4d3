import { rowKind } from '#features/content/row-kind.server.ts'
import { PlaceContent } from './place-content.ts'
import { placePages } from './place-pages.ts'
import { listPlaceIds } from './reads-content.server.ts'

/** Places that journeys, hotels, roads and shipments name. What needs one keeps it: features/content-kinds. */
export const placeEntry = rowKind({
  name: 'place',
  table: 'places',
  schema: PlaceContent,
  texts: ['name'],
  begun: { name: '', countryId: 'rwanda', kind: 'town', lat: null, lng: null },
  pathOf: () => '/transport-information',
  tags: placePages,
  async check(db, { countryId }) {
    const { countries } = await listPlaceIds(db)
    return countries.has(countryId)
      ? []
      : [{ path: 'countryId', reason: 'not-in-catalogue', facts: { id: countryId }, grave: true }]
  },
})
