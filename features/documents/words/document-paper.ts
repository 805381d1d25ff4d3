import { source } from '#platform/languages/source.ts'

/** The letterhead, of brochures too. */
export const documentPaperWords = source('document-paper', { page: 'Page {page} of {pages}', tax: '{company}, TIN {number}' })
