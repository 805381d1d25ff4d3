import { source } from '#platform/languages/source.ts'

/** What each payment method is called. */
export const paymentMethodWords = source('payment-methods', {
  'bank-transfer': 'Bank transfer',
  'mobile-money': 'Mobile money',
  card: 'Card',
  cash: 'Cash',
  'vehicle-deposit': 'Kept from the vehicle deposit',
})
