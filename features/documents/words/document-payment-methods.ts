import { source } from '#platform/languages/source.ts'

/** What each payment method is called. The site has the same in app/words/payment-methods.ts. */
export const documentPaymentMethodWords = source('document-payment-methods', {
  'bank-transfer': 'Bank transfer',
  'mobile-money': 'Mobile money',
  card: 'Card',
  cash: 'Cash',
  'vehicle-deposit': 'Kept from the vehicle deposit',
})
