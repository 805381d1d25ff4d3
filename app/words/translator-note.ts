import { source } from '#platform/languages/source.ts'

/** Below the menu of languages where pages can be translated. Only the server says it. */
export const translatorNoteWords = source('translator-note', {
  note: 'Google translates the page and sees what you read. Prices and terms count in English.',
})
