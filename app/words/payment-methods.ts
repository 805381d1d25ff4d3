import type { PaymentMethod, VisitorPaymentMethod } from '#features/payments/payment-methods.ts'

/** What each payment method is called: on its own, and in the middle of a sentence. */
export const paymentMethodNames: Record<PaymentMethod, { name: string; inText: string }> = {
  'bank-transfer': { name: 'Bank transfer', inText: 'bank transfer' },
  'mobile-money': { name: 'Mobile money', inText: 'mobile money' },
  card: { name: 'Card', inText: 'card' },
  cash: { name: 'Cash', inText: 'cash' },
}

/** What a visitor reads of each before they choose: how long it is held, and until when on Kigali's clock. */
export const paymentMethodHints: Record<VisitorPaymentMethod, (held: string, until: string) => string> = {
  'bank-transfer': (held) => `Held for ${held} while the transfer arrives.`,
  'mobile-money': (_, until) => `MTN or Airtel. Held until ${until}, Kigali time: we look for the money in office hours.`,
  card: (held) => `Held for ${held}. You pay on our card provider’s page: we never see your card number.`,
}
