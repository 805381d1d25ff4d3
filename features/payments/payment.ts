import type { Day } from '#values/dates.ts'
import type { Currency, Money } from '#values/money.ts'
import type { PaymentMethod } from './payment-methods.ts'

/** What can happen to a payment; each is one row that is never changed. */
export const paymentEventKinds = ['initiated', 'pending', 'settled', 'failed', 'expired', 'refunded', 'refund-failed'] as const
export type PaymentEventKind = (typeof paymentEventKinds)[number]

/** By which rate an amount was charged in another currency: units of it for one unit, where the figure is from, and of when. */
export type ChargeRate = { unitsPerUnit: number; source: string; at: Date }

/** One payment, or the try at one. Amounts in minor units. */
export type Payment = {
  id: string
  bookingId: string
  method: PaymentMethod
  /** In the booking's currency. */
  amountMinor: number
  currency: Currency
  /** What was really charged: the same amount, or its worth in another currency by `rate`. */
  charged: Money
  rate: ChargeRate | null
  /** Of the bank's statement, the mobile money message or the receipt book; none for a card. */
  reference: string | null
  /** The day that the money came, from staff; absent where it is the day of its event. */
  receivedOn?: Day
  /**
   * The fee that the bank or the mobile money company took of it, in the booking's currency; the customer has paid it all the
   * same.
   */
  feeMinor?: number
  /** Who began it: 'visitor', or the id of one of the staff. */
  actor: string
  createdAt: Date
}

/** One event of a payment. `amountMinor` is money that moved, in the booking's currency; 0 where none did. */
export type PaymentEvent = {
  kind: PaymentEventKind
  amountMinor: number
  /** The gateway's name of the notice; a second row with the same one is never written. */
  providerEventId: string | null
  /** The gateway's name: of the checkout when initiated, of the payment when settled, of the refund when refunded. */
  providerRef: string | null
  /** Where the visitor pays, when initiated. */
  providerUrl: string | null
  actor: string
  text: string
  at: Date
}

/** A payment with everything that happened to it, oldest first. */
export type StoredPayment = Payment & { events: PaymentEvent[] }
