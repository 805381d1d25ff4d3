/** One thing that the admin area’s search found: what it is called, a line on it, and where it opens. */
export type FoundItem = { title: string; detail: string; to: string }
export type FoundGroup = { id: string; title: string; items: readonly FoundItem[] }
/** What a request to the search answers. */
export type Found = { groups: readonly FoundGroup[]; count: number }

/** So many of a kind at most; the search is for going somewhere, the lists are for reading. */
export const mostOfAGroup = 5

export const searchPath = '/admin/search'
export const searchJsonPath = '/admin/search.json'
