import type { Order, Party } from '#features/orders/order.ts'
import type { PackageContent } from '#features/packages/package.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'

/** What was quoted: an order for a party with its price as it was then. Minor units of the currency. */
export type QuotedOrder = {
  order: Order
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

/** A quote as it is kept: whoever has the code may have this price until it ends. It names nobody. */
export type StoredQuote = QuotedOrder & { code: string; createdAt: Date; endsAt: Date }

const validMs = 14 * 24 * 60 * 60 * 1000
const keptMs = 90 * 24 * 60 * 60 * 1000

/** When a quote of now ends: after 14 days, and never after the cut-off of what it is for. */
export const quoteEnd = (now: Date, notAfter: Date): Date => new Date(Math.min(now.getTime() + validMs, notAfter.getTime()))

/** Whether the price of a quote can still be had. At its end, to the instant, it cannot. */
export const isLive = ({ endsAt }: Pick<StoredQuote, 'endsAt'>, now: Date): boolean => now < endsAt

/** The end before which quotes are forgotten: 90 days, in which its code is still answered with the day it ended. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - keptMs)
