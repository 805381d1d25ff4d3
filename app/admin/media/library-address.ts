import { type LibraryQuery, placeText } from '#features/media/library.ts'
import { pathWithQuery } from '../components/path-with-query.ts'

/** The address of a query of the library. */
export function libraryPath({ view, words, after }: LibraryQuery): string {
  return pathWithQuery('/admin/media', { show: view === 'all' ? undefined : view, q: words, after: after && placeText(after) })
}
