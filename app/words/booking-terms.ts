import { source } from '#platform/languages/source.ts'

/** The terms where somebody agrees to them, besides their text. */
export const bookingTermsWords = source('booking-terms', {
  title: 'Terms and conditions',
  read: 'Read version {version}',
  /** On pages in another language, where the text may not be agreed to in it: above the text, and beside the tick. */
  inEnglish: 'These terms are in English. Write to us if anything is unclear: we explain it.',
  tick: 'I agree to the terms and conditions in English.',
})
