import { source } from '#platform/languages/source.ts'

/** What staff call each payment method: on its own, by the name that visitors read, and in the middle of a sentence. */
export const methodAdminWords = source('admin-payment-method-names', {
  'bank-transfer': {
    name: 'Bank transfer',
    inText: 'bank transfer',
  },
  'mobile-money': {
    name: 'Mobile money',
    inText: 'mobile money',
  },
  card: {
    name: 'Card',
    inText: 'card',
  },
  cash: {
    name: 'Cash',
    inText: 'cash',
  },
  'vehicle-deposit': {
    name: 'Kept from the vehicle deposit',
    inText: 'vehicle deposit',
  },
})
