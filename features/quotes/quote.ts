import type { Party, ProductOrder } from '#features/orders/order.ts'
import type { PackageContent } from '#features/packages/package.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'

/** A quoted order for a party with its price of that time. Minor units of the currency. */
export type QuotedOrder = {
  order: ProductOrder
  party: Party
  title: string
  scene: PackageContent['scene']
  startsOn: Day
  endsOn: Day
  lines: readonly PriceLine[]
  schedule: { totalMinor: number; depositMinor: number; balanceDueOn: Day }
  currency: Currency
  /** Rwandan francs for one unit of the currency. */
  rwfPerUnit: number
}

/** A stored quote: anybody with the code may book at this price until it ends. It contains no names. */
export type StoredQuote = QuotedOrder & { code: string; createdAt: Date; endsAt: Date }

const validMs = 14 * 24 * 60 * 60 * 1000
const retentionMs = 90 * 24 * 60 * 60 * 1000

/** The end of a new quote: after 14 days, and never after the cut-off. */
export const quoteEnd = (now: Date, notAfter: Date): Date => new Date(Math.min(now.getTime() + validMs, notAfter.getTime()))

/** Whether a quote is still valid. At the instant of its end it is not. */
export const isLive = ({ endsAt }: Pick<StoredQuote, 'endsAt'>, now: Date): boolean => now < endsAt

/** Quotes that ended before this instant are deleted: for 90 days an expired code still shows when it ended. */
export const purgedBefore = (now: Date): Date => new Date(now.getTime() - retentionMs)
