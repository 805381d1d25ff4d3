import type { Drive, Extra, ExtraUnit } from './extra.ts'

/** What decides which extras fit an order. */
export type ExtrasOrder = {
  kind: string
  nights: number
  days: number
  /** The permits and activities of its package, by the ids of their fees. */
  activities: readonly string[]
  /** Places where its itinerary leaves half a day free, by id. */
  freeTimeIn: readonly string[]
  /** Null where no car is hired. */
  drive: Exclude<Drive, 'any'> | null
}

/**
 * The extras that an order may have, in the order of the catalogue: on sale, with this kind of order, with something to be counted
 * by, and with everything they need. Everything that is offered, priced and accepted goes by this. Source: docs/pricing.md, 'Extras'.
 */
export const extrasThatFit = (catalogue: readonly Extra[], order: ExtrasOrder): Extra[] =>
  catalogue.filter(
    (extra) =>
      extra.active &&
      extra.kinds.includes(order.kind) &&
      isCountable(extra.unit, order) &&
      isAnyOf(extra.activities, order.activities) &&
      isAnyOf(extra.freeTimeIn, order.freeTimeIn) &&
      (extra.drive === 'any' || extra.drive === order.drive),
  )

/** A night's extra has no price on a day trip. */
const isCountable = (unit: ExtraUnit, { nights, days }: ExtrasOrder): boolean =>
  unit === 'night' ? nights > 0 : unit === 'day' ? days > 0 : true

/** Whether an order has one of what is needed; what needs nothing always fits. */
const isAnyOf = (needed: readonly string[], had: readonly string[]): boolean =>
  needed.length === 0 || needed.some((one) => had.includes(one))
