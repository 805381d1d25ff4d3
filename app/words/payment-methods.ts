import type { PaymentMethod } from '#features/payments/payment.ts'

/** How money came. */
export const paymentMethodWords: Record<PaymentMethod, string> = {
  'bank-transfer': 'Bank transfer',
  'mobile-money': 'Mobile money',
  card: 'Card',
  cash: 'Cash',
}
