import type { AccountSetting, PaymentMethod } from './payment-methods.ts'

type Words = {
  name: string
  /** In the middle of a sentence, of money that came. */
  by: string
  /** The end of a sentence, of money that was sent back. */
  refunded: string
}

/**
 * The texts of emails for each payment method. Those of the screens are in app/words/payment-methods.ts, those of documents in
 * features/documents/words/document-payment-methods.ts.
 */
export const paymentMethodWords: Record<PaymentMethod, Words> = {
  'bank-transfer': {
    name: 'Bank transfer',
    by: 'by bank transfer',
    refunded: 'by bank transfer. Between banks it takes one to four working days.',
  },
  'mobile-money': { name: 'Mobile money', by: 'by mobile money', refunded: 'by mobile money. It should be there by now.' },
  card: {
    name: 'Card',
    by: 'by card',
    refunded: 'to your card. Your bank may take five to ten working days to show it.',
  },
  cash: { name: 'Cash', by: 'in cash', refunded: 'in cash.' },
}

/** What staff call the settings of the accounts that receive money. */
export const accountNames: Record<AccountSetting, string> = { bank: 'Bank account', mobileMoney: 'Mobile money' }
