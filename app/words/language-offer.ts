import { source } from '#platform/languages/source.ts'

/** What offers a page to somebody whose browser asks for another language. Each language says it of itself: in French, 'en français'. */
export const languageOfferWords = source('language-offer', {
  read: 'Read this page in English',
  no: 'No, thanks',
})
