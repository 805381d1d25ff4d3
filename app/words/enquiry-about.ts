import { source } from '#platform/languages/source.ts'

/** What a tailor-made enquiry may be about besides packages and experiences. */
export const enquiryAboutWords = source('enquiry-about', {
  luxury: 'A luxury journey',
})
