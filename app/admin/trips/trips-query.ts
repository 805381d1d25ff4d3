import { type TripView, tripViews } from '#features/trips/trip.ts'
import { cursorText, type RowCursor, readCursor, readSearch } from '../components/cursor.ts'
import { pathWithQuery } from '../components/path-with-query.ts'

export type TripsListQuery = { view: TripView; search: string; after: RowCursor | undefined }

const usualView: TripView = 'open'

/** Reads the query of the list of trips. Invalid values are ignored. */
export const readTripsQuery = (params: URLSearchParams): TripsListQuery => ({
  view: tripViews.find((one) => one === params.get('view')) ?? usualView,
  search: readSearch(params),
  after: readCursor(params.get('after')),
})

export const tripsPath = ({ view, search, after }: TripsListQuery): string =>
  pathWithQuery('/admin/trips', {
    view: view === usualView ? undefined : view,
    q: search,
    after: after && cursorText(after),
  })
