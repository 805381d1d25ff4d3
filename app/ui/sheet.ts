/** One sheet for what visitors see, one for the desk. Going from one to the other loads a new document. */
export type Sheet = 'site' | 'desk'

const sheets = import.meta.env.SSR ? (await import('./sheets.ts')).sheets : undefined
const found = import.meta.env.SSR ? '' : (document.querySelector('style[data-sheet]')?.textContent ?? '')

/**
 * A page's whole sheet. It travels once, inside the HTML, so that nothing waits for it: in the browser the text is the one
 * found there, and the sheets themselves are left out of the JavaScript.
 */
export const sheetText = (sheet: Sheet): string => sheets?.[sheet] ?? found
