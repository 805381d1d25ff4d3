/** Which pictures the library shows. Everything but `trash` leaves out what is in it. */
export const libraryViews = ['all', 'wordless', 'unused', 'failed', 'trash'] as const
/** `pickable`: what a page may use, which has its words and its sizes. */
export type LibraryView = (typeof libraryViews)[number] | 'pickable'

/** A query of the library: pictures that contain these words, in this view, older than the last one of the page before. */
export type LibraryQuery = { view: LibraryView; words: string; after: LibraryPlace | undefined }

/** A place in the list, newest first. */
export type LibraryPlace = { at: Date; id: string }

/** '2027-03-12T08:00:00.000Z~k3x…', as an address carries it. */
export const placeText = ({ at, id }: LibraryPlace): string => `${at.toISOString()}~${id}`

/** Reads a place; undefined where it is none, and the list begins at its beginning. */
export function readPlace(text: string | null): LibraryPlace | undefined {
  const [, instant = '', id = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([a-z0-9]{12})$/.exec(text ?? '') ?? []
  const at = new Date(instant)
  return id === '' || Number.isNaN(at.getTime()) ? undefined : { at, id }
}

/** Reads the query of an address. Invalid values are ignored. */
export function readLibraryQuery(query: URLSearchParams): LibraryQuery {
  const view = libraryViews.find((one) => one === query.get('show')) ?? 'all'
  return { view, words: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100), after: readPlace(query.get('after')) }
}
