import type { PaymentSchedule } from '#features/bookings/quotes/payment-schedule.ts'
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
export const panelNames = ['departure', 'comfort', 'travellers', 'childAges', 'residency'] as const
/** The same of a package, where the month that was chosen on the way says which date it opens with. */
export const datesNames = [...panelNames, 'month'] as const

/** The id of the panel's form: a button outside it belongs to it by this. */
export const panelForm = 'reserve'

/** The data of the booking panel. Every figure comes from the server. */
export type PanelData = {
  title: string
  slug: string
  bookable: boolean
  notice: string | null
  /** The lowest price, and the group size and comfort that it is for. */
  from: { amount: Money; basis: string } | undefined
  dates: Leaving[]
  chosen?: Leaving
  comforts: Comfort[]
  comfort?: Comfort
  travellers: number
  /** The ages of the children among them, as they were typed. */
  childAges: string
  /** What else the address says and the form takes along: a month that was chosen before, 1 to 12, a residency. */
  carried: Record<string, string>
  /** Why it opens with another month or party than a visitor may think. */
  note?: string
  /** What is to be known of the visits of the date that is chosen: what cannot be had, and what is on another day. */
  visits?: readonly string[]
  /** What is wrong with the ages, or who is too young. */
  agesProblem?: string
  mostTravellers: number
  quote?: PanelQuote
  /** What holds of every price of the panel. */
  foot: string
  /** Other ways to book: a private trip, a group. */
  alternatives: { href: string; words: string }[]
}
