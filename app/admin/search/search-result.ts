/** One result of the admin area's search: its name, a line about it, and its address. */
export type FoundItem = { title: string; detail: string; to: string }
export type FoundGroup = { id: string; title: string; items: readonly FoundItem[] }
/** What a request to the search answers. */
export type Found = { groups: readonly FoundGroup[]; count: number }

/** The most results of a kind. The search is for opening a page; lists are for reading. */
export const mostOfAGroup = 5

export const searchPath = '/admin/search'
export const searchJsonPath = '/admin/search.json'
