import { source } from '#platform/languages/source.ts'

/** In place of a page that cannot be shown. */
export const errorPageWords = source('error-page', {
  title: 'Unexpected Application Error!',
  ours: 'Something went wrong on our side. Nothing you entered was charged. Try again in a moment, or write to us.',
  away: 'Our bookings are unavailable for a moment. Try again shortly; nothing was charged.',
  lost: {
    title: 'The connection was lost',
    text: 'Check your connection and try again. After sending a form, look for our email first.',
  },
  reference: 'If you write to us, give this reference: {reference}',
  again: 'Try again',
  home: 'Back to the home page',
})
