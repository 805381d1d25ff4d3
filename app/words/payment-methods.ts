import type { PaymentMethod, VisitorPaymentMethod } from '#features/payments/payment-methods.ts'

/** What each payment method is called: on its own, and in the middle of a sentence. */
export const paymentMethodNames: Record<PaymentMethod, { name: string; inText: string }> = {
  'bank-transfer': { name: 'Bank transfer', inText: 'bank transfer' },
  'mobile-money': { name: 'Mobile money', inText: 'mobile money' },
  card: { name: 'Card', inText: 'card' },
  cash: { name: 'Cash', inText: 'cash' },
}

/** What a visitor reads of each before they choose; `hours` is how long it is held. */
export const paymentMethodHints: Record<VisitorPaymentMethod, (hours: string) => string> = {
  'bank-transfer': (hours) => `Held for ${hours} while the transfer arrives.`,
  'mobile-money': (hours) => `MTN or Airtel. Held for ${hours}: send the money and tell us at once.`,
  card: (hours) => `Held for ${hours}. You pay on our card provider’s page: we never see your card number.`,
}
