import type { RouteHandle } from './route-handle.ts'

/** The sheets a page may ask for: its frame's own, `site` or `desk`, and those of what it shows besides. */
export type Sheet = 'site' | 'admin' | PageSheet
/** What a page or a layout names in its `handle`: `export const handle = { sheets: ['journey'] } satisfies PageHandle`. */
export type PageSheet =
  | 'article'
  | 'booking'
  | 'community'
  | 'enquiry'
  | 'feasts'
  | 'home'
  | 'journey'
  | 'letterhead'
  | 'pilgrimage'
  | 'places'
  | 'search'
  | 'stay'
  | 'trade'
export type PageHandle = RouteHandle & { sheets?: readonly PageSheet[] }

const sheets = import.meta.env.SSR ? (await import('./sheets.ts')).sheets : undefined

/**
 * A sheet's text. It travels once, inside the HTML, so that nothing waits for it: in the browser it is the one found there,
 * and the sheets themselves are left out of the JavaScript. Undefined in the browser where this document came without it.
 */
export const sheetText = (sheet: Sheet): string | undefined =>
  sheets ? sheets[sheet] : (document.querySelector(`style[data-sheet="${sheet}"]`)?.textContent ?? undefined)

/** The sheets that the matched routes ask for, each once. */
export const sheetsOf = (handles: readonly unknown[]): PageSheet[] => [
  ...new Set(handles.flatMap((handle) => (handle as Partial<PageHandle> | undefined)?.sheets ?? [])),
]
