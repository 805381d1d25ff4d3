import type { TrafficSources } from '#features/analytics/traffic-source.ts'
import type { Origin } from '#features/enquiries/origin.ts'
import type { Member, Order } from '#features/orders/order.ts'
import type { PackageContent } from '#features/packages/package.ts'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { Labelled } from '#features/pricing/line-text.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { CancellationPolicy } from '#features/settings/settings.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { BillingDetails } from './billing/billing-details.ts'
import type { BookingState, MoveFacts } from './booking.ts'
import type { CancellationStatement } from './cancellation.ts'

/** A booking as it is stored; money in minor units of its currency. */
export type Booking = Origin &
  TrafficSources &
  BillingDetails & {
    id: string
    reference: string
    keyVersion: number
    state: BookingState
    version: number
    kind: OrderKind
    /** What was ordered, as it was agreed. */
    order: Order
    departureId: number | null
    /** The cut-off that its departure sets, in days before the start; null for the usual one and for other orders. */
    cutOffDays: number | null
    title: string
    scene: PackageContent['scene']
    startsOn: Day
    endsOn: Day
    travellersCount: number
    leadName: string
    email: string
    phone: string
    /** The language of the customer: their emails and documents are written in it, if the site knows it. */
    language: string
    paymentMethod: VisitorPaymentMethod | null
    message: string
    currency: Currency
    totalMinor: number
    depositMinor: number
    balanceDueOn: Day
    rwfPerUnit: number
    /** The cancellation charge; zero before a cancellation. */
    feeMinor: number
    statement: CancellationStatement | null
    /** The terms that were agreed to: exactly the text that was shown. */
    termsVersion: string
    termsLanguage: string
    termsRevision: number | null
    /** The end of a request, a hold or a quote. */
    holdEndsAt: Date | null
    /** The hold's end once the visitor's address is confirmed; null when there is nothing to confirm. */
    fullHoldEndsAt: Date | null
    /** When the answer to a request is promised by. */
    answerBy: Date | null
    /** Until when cancelling is free, because the operator moved it to another date. */
    freeCancelUntil: Date | null
    extensions: number
    /** Whether a card hold was given ten more minutes for a payment under way. */
    cardGrace: boolean
    /** Whether parts are on request, and what was answered about them. */
    onRequest: MoveFacts['onRequest']
    createdAt: Date
    /** Made by `npm run demo:bookings`, which also removes it. */
    sample: boolean
  }

/** A price line as a booking keeps it: with the cancellation policy it was sold under. */
export type BookedLine = PriceLine & { policy: CancellationPolicy }

/** A part of the stock that a booking needs, with the supplier's answer. */
export type BookedPart = {
  resource: string
  day: Day
  quantity: number
  soft: boolean
  onRequest: boolean
  answer: 'yes' | 'no' | null
  /** The supplier that staff have asked; empty where none is recorded. */
  supplier: string
} & Labelled

/** The parts on request, and which of them a supplier has granted. */
export type SupplierRequests = { onRequest: readonly StockPart[]; granted: readonly StockPart[]; state: Booking['onRequest'] }

/** A traveller with their place in the booking; an unnamed one has the age that the price was made for. */
export type Traveller = Member & { position: number }
