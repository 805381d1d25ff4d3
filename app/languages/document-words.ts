import type { DocumentWords } from '#platform/languages/compact.ts'

let inDocument: DocumentWords | undefined

/** The words and formats that the document came with. In the browser only. */
export function documentWords(): DocumentWords {
  inDocument ??= JSON.parse(document.querySelector('script[data-words]')?.textContent ?? '') as DocumentWords
  return inDocument
}
