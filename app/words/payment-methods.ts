import type { PaymentMethod } from '#features/payments/payment.ts'

/** The names of payment methods. */
export const paymentMethodWords: Record<PaymentMethod, string> = {
  'bank-transfer': 'Bank transfer',
  'mobile-money': 'Mobile money',
  card: 'Card',
  cash: 'Cash',
}
