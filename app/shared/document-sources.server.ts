import type { DocumentSources } from '#features/documents/booked-document.server.ts'
import { listChangedStays } from '#features/supply/list-changed-stays.server.ts'
import { listConfirmedStays } from '#features/supply/list-confirmed-stays.server.ts'
import { listItemRoots } from '#features/supply/reads-changed.server.ts'
import { routeOf } from './route-stops.ts'

/** What the documents of bookings take from elsewhere, wherever they are made. */
export const documentSources: DocumentSources = {
  routeOf: (itinerary) => routeOf(itinerary),
  listChangedStays,
  listConfirmedStays,
  listItemRoots,
}
