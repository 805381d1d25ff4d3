import type { NotOnThisDay } from '#features/packages/first-days.ts'
import type { ExtrasRefusal } from '#features/pricing/extras/extras.ts'
import type { HireRefusal } from '#features/pricing/hires/price-hire.ts'
import type { Labelled } from '#features/pricing/line-text.ts'
import type { PriceRefusal } from '#features/pricing/packages/package-lines.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { StayRefusal } from '#features/pricing/stays/price-stay.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Day } from '#values/dates.ts'
import type { About } from './about.ts'
import type { TooYoung } from './minimum-ages.ts'
import type { ProductOrder } from './order.ts'

/** What an order comes to for a party at an instant: what it is called, when it is, its price line by line and all it takes. */
export type PricedOrder = About & { order: ProductOrder; lines: PriceLine[]; parts: OrderPart[] }

/** A part of stock that an order takes, by its name. */
/** A part of stock that an order needs; the `supplier` who is asked for it, where that is known. */
export type OrderPart = StockPart & Labelled & { supplier?: string }

export type OrderRefusal =
  | { reason: 'not-on-sale' }
  | { reason: 'closed' }
  | { reason: 'too-far-ahead'; until: Day }
  | NotOnThisDay
  | { reason: 'party-too-large'; most: number }
  | { reason: 'no-adult' }
  | { reason: 'ages-wrong'; positions: number[] }
  | { reason: 'travellers-too-young'; travellers: TooYoung[] }
  | { reason: 'code-not-for-this' }
  | PriceRefusal
  | StayRefusal
  | HireRefusal
  | ExtrasRefusal
