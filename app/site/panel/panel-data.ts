import type { PaymentSchedule } from '#features/bookings/quotes/payment-schedule.ts'
import type { FromPrice } from '#features/pricing/packages/from-price.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { Money } from '#values/money.ts'
import type { Leaving } from '../timetable/leaving.ts'

export type PanelQuote = {
  perPerson: Money
  /**
   * What the operator itself sells, and discounts; permits and park fees are two sums here, and itemised in the table of fees
   * and in the booking.
   */
  lines: Pick<PriceLine, 'label' | 'quantity' | 'unitMinor' | 'amountMinor'>[]
  permitsMinor: number
  parkFeesMinor: number
  schedule: PaymentSchedule
}

/** The parameters of the address that the panel reads. */
export const panelNames = ['departure', 'comfort', 'travellers', 'childAges'] as const
/** The same for a package, where the chosen month decides which date it opens with. */
export const datesNames = [...panelNames, 'month'] as const

/** The data of the booking panel. Every figure comes from the server. */
export type PanelData = {
  title: string
  slug: string
  bookable: boolean
  notice: string | null
  from: FromPrice | undefined
  dates: Leaving[]
  chosen?: Leaving
  comforts: Comfort[]
  comfort?: Comfort
  travellers: number
  /** The ages of the children among them, as they were typed. */
  childAges: string
  /** The month that was chosen before, 1 to 12, and is taken along. */
  month?: number
  /** Why it opens with another month or party than a visitor may think. */
  note?: string
  /** What is wrong with the ages, or who is too young. */
  agesProblem?: string
  mostTravellers: number
  quote?: PanelQuote
  /** What holds of every price of the panel. */
  foot: string
  /** Other ways to book: a private trip, a group. */
  alternatives: { href: string; words: string }[]
}
