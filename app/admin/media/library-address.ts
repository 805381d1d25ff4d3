import { type LibraryQuery, placeText } from '#features/media/library.ts'

/** The address of what is asked of the library. */
export function libraryPath({ view, words, after }: LibraryQuery): string {
  const query = new URLSearchParams()
  if (view !== 'all') query.set('show', view)
  if (words !== '') query.set('q', words)
  if (after) query.set('after', placeText(after))
  return query.size === 0 ? '/admin/media' : `/admin/media?${query}`
}
