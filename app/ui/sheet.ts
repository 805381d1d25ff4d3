import type { RouteHandle } from './route-handle.ts'
import type { PageSheet, Sheet } from './sheet-names.ts'

/** What a page or a layout names in its `handle`: `export const handle = { sheets: ['journey'] } satisfies PageHandle`. */
export type PageHandle = RouteHandle & { sheets?: readonly PageSheet[] }

const textOnServer = import.meta.env.SSR ? (await import('./sheets.ts')).textOf : undefined

/**
 * A sheet's text. It travels once, inside the HTML, so that nothing waits for it: in the browser it is the one found there,
 * and the sheets themselves are left out of the JavaScript. Undefined in the browser where this document came without it.
 */
export const sheetText = (sheet: Sheet): string | undefined =>
  textOnServer ? textOnServer(sheet) : (document.querySelector(`style[data-sheet="${sheet}"]`)?.textContent ?? undefined)

/** The sheets that the matched routes ask for, each once. */
export const sheetsOf = (handles: readonly unknown[]): PageSheet[] => [
  ...new Set(handles.flatMap((handle) => (handle as Partial<PageHandle> | undefined)?.sheets ?? [])),
]
