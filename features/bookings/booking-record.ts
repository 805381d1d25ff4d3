import type { Member, Order } from '#features/orders/order.ts'
import type { PackageContent } from '#features/packages/package.ts'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { CancellationPolicy } from '#features/settings/settings.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { BookingState } from './booking.ts'
import type { CancellationStatement } from './cancellation.ts'

/** A booking with what it is for; money in minor units of its currency. */
export type Booking = {
  id: string
  reference: string
  keyVersion: number
  state: BookingState
  version: number
  kind: OrderKind
  /** What was ordered, as it was agreed. */
  order: Order
  departureId: number | null
  /** The own cut-off of its departure, in days before the start; null where it has none, or is no departure. */
  cutOffDays: number | null
  title: string
  scene: PackageContent['scene']
  startsOn: Day
  endsOn: Day
  travellersCount: number
  leadName: string
  email: string
  phone: string
  paymentMethod: VisitorPaymentMethod | null
  message: string
  currency: Currency
  totalMinor: number
  depositMinor: number
  balanceDueOn: Day
  rwfPerUnit: number
  /** What a cancelled booking owes; nothing before. */
  feeMinor: number
  statement: CancellationStatement | null
  termsVersion: string
  /** The end of a hold or of a quote. */
  holdEndsAt: Date | null
  /** The end that the hold is given once its e-mail is confirmed; null where there is nothing to confirm. */
  fullHoldEndsAt: Date | null
  /** Until when the supplier's answer is promised, while a part is on request. */
  answerBy: Date | null
  /** Free to cancel until then, because the operator moved it to another date. */
  freeCancelUntil: Date | null
  extensions: number
  /** A hold by card was given ten minutes more, because its payment was under way. */
  cardGrace: boolean
  /** Whether a part is on request, and whether suppliers have answered for all of them. */
  onRequest: 'none' | 'waiting' | 'answered'
  createdAt: Date
  /** Made by `npm run demo:bookings`, and taken away by it again. */
  sample: boolean
}

/** A price line as a booking keeps it: with the cancellation policy it was sold under. */
export type BookedLine = PriceLine & { policy: CancellationPolicy }

/** A part of the stock that a booking asks for, and what became of it. */
export type BookedPart = {
  resource: string
  day: Day
  quantity: number
  label: string
  soft: boolean
  onRequest: boolean
  answer: 'yes' | 'no' | null
}

/** Which parts are on request, and which of them the supplier has granted already. */
export type SupplierRequests = { onRequest: readonly StockPart[]; granted: readonly StockPart[]; state: Booking['onRequest'] }

/** Who travels, each at their place; of a group that has not named its people yet the ages that its price was made for. */
export type Traveller = Member & { position: number }
