import type { BookingAccount } from '#features/bookings/account.ts'
import type { PurchaseState } from '#features/bookings/permits/purchase-state.ts'
import type { PaymentState } from '#features/payments/ledger.ts'
import type { moneyAdminWords } from '../../words/admin/bookings/money.ts'
import type { orderAdminWords } from '../../words/admin/bookings/order.ts'

type Tone = 'ok' | 'warn' | 'bad'

/** A state in a word, with the tone of its tag. */
export type Tagged = { word: string; tone: Tone | undefined }

type Tones<Of extends string> = Readonly<Partial<Record<Of, Tone>>>

export const paymentStatusTones: Tones<BookingAccount['status']> = {
  'deposit-due': 'warn',
  'full-payment-due': 'warn',
  paid: 'ok',
  overpaid: 'bad',
  credit: 'warn',
  'refund-due': 'warn',
}

export const paymentTones: Tones<PaymentState> = { pending: 'warn', settled: 'ok', failed: 'bad' }

export const partTones: Tones<keyof (typeof moneyAdminWords.tree)['parts']['states']> = {
  held: 'warn',
  taken: 'ok',
  asked: 'warn',
  yes: 'ok',
  no: 'bad',
  waits: 'warn',
  nobody: 'warn',
}

export const purchaseTones: Tones<PurchaseState> = {
  'to-reserve': 'warn',
  closed: 'bad',
  'to-buy': 'warn',
  requested: 'warn',
  reserved: 'warn',
  deposited: 'warn',
  paid: 'ok',
  bought: 'ok',
}

export const detailsTones: Tones<keyof (typeof orderAdminWords.tree)['travellers']['states']> = {
  missing: 'warn',
  partly: 'warn',
  complete: 'ok',
  late: 'bad',
}
