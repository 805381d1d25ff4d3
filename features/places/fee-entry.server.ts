import { rowKind } from '#features/content/row-kind.server.ts'
import { FeeContent } from './fee-content.ts'
import { parkHref } from './place-hrefs.ts'
import { placePages } from './place-pages.ts'
import { listPlaceIds } from './reads-content.server.ts'

/** The fees of parks, as we charge them. Who may remove one, and what follows from a new amount: features/content-kinds. */
export const feeEntry = rowKind({
  name: 'fee',
  table: 'visitor_fees',
  schema: FeeContent,
  begun: {
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
  },
  texts: ['name'],
  pathOf: ({ parkId }) => (typeof parkId === 'string' ? parkHref(parkId) : '/parks'),
  tags: placePages,
  async check(db, { parkId }) {
    const { parks } = await listPlaceIds(db)
    return parkId !== null && !parks.has(parkId)
      ? [{ path: 'parkId', reason: 'not-in-catalogue', facts: { id: parkId }, grave: true }]
      : []
  },
})
