import type { EnquiryKind } from '#features/enquiries/enquiry.ts'
import { type EnquiryView, enquiryViews } from '#features/enquiries/enquiry-views.ts'
import { cursorText, type RowCursor, readCursor, readSearch } from '../components/cursor.ts'
import { pathWithQuery } from '../components/path-with-query.ts'

export const enquiryKinds = ['contact', 'tailor-made', 'freight', 'parish', 'community'] as const satisfies readonly EnquiryKind[]

/** The query of the list. Without a view: those that wait, or all of them for a search. */
export type EnquiriesListQuery = {
  view: EnquiryView
  kind: EnquiryKind | undefined
  search: string
  after: RowCursor | undefined
}

/** The view where the address names none. */
export const usualView = (search: string): EnquiryView => (search ? 'all' : 'waiting')

/** Invalid values are ignored. */
export function readEnquiriesQuery(params: URLSearchParams): EnquiriesListQuery {
  const search = readSearch(params)
  return {
    view: enquiryViews.find((one) => one === params.get('view')) ?? usualView(search),
    kind: enquiryKinds.find((one) => one === params.get('kind')),
    search,
    after: readCursor(params.get('after') ?? ''),
  }
}

export function enquiriesPath({ view, kind, search, after }: EnquiriesListQuery): string {
  return pathWithQuery('/admin/enquiries', {
    view: view === usualView(search) ? undefined : view,
    kind,
    q: search,
    after: after && cursorText(after),
  })
}

/** What can be saved of an address of the list, by its reader: no page of it and no search, by which its view would be another. */
export function savableEnquiriesPath(params: URLSearchParams): string {
  const rest = new URLSearchParams(params)
  rest.delete('q')
  return enquiriesPath({ ...readEnquiriesQuery(rest), after: undefined })
}
