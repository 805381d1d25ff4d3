import { source } from '#platform/languages/source.ts'

/** The terms where somebody agrees to them, besides their text. */
export const bookingTermsWords = source('booking-terms', {
  title: 'Terms and conditions',
  read: 'Read version {version}',
})
