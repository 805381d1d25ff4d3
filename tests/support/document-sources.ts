import type { DocumentSources } from '#features/documents/booked-document.server.ts'

/** For documents that show no map, of bookings of which nothing is ordered. */
export const noSources: DocumentSources = {
  routeOf: () => [],
  listChangedStays: async () => [],
  listConfirmedStays: async () => [],
  listItemRoots: async () => [],
}
