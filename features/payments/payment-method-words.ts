import type { AccountSetting, PaymentMethod } from './payment-methods.ts'

/** The names of the payment methods in documents. What emails say of each is in features/bookings/emails/words. */
export const paymentMethodWords: Record<PaymentMethod, { name: string }> = {
  'bank-transfer': { name: 'Bank transfer' },
  'mobile-money': { name: 'Mobile money' },
  card: { name: 'Card' },
  cash: { name: 'Cash' },
}

/** What staff call the settings of the accounts that receive money. */
export const accountNames: Record<AccountSetting, string> = { bank: 'Bank account', mobileMoney: 'Mobile money' }
