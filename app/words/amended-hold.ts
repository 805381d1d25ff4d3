import { source } from '#platform/languages/source.ts'

/** What a change of the date does to a hold: only the server says it. Mobile money is always offered. */
export const amendedHoldWords = source('amended-hold', {
  paid: {
    'mobile-money': 'The new date is paid by mobile money, by {until}, Kigali time.',
    'card-or-mobile-money': 'The new date is paid by card or mobile money, by {until}, Kigali time.',
    'bank-transfer-or-mobile-money': 'The new date is paid by bank transfer or mobile money, by {until}, Kigali time.',
    'bank-transfer-or-card-or-mobile-money':
      'The new date is paid by bank transfer or card or mobile money, by {until}, Kigali time.',
  },
  tooLong: {
    'bank-transfer': 'Bank transfer takes too long.',
    'mobile-money': 'Mobile money takes too long.',
    card: 'Card takes too long.',
  },
  earlier: 'For the new date the hold ends earlier: it is paid by {until}, Kigali time.',
})
