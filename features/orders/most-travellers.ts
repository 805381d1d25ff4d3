import type { OrderKind } from '#features/pricing/order-kinds.ts'

/** The largest party of each kind that the site books by itself; a larger one writes to the operator. */
export const mostTravellers: Record<OrderKind, number> = {
  departure: 12,
  journey: 12,
  pilgrims: 60,
  stay: 40,
  hire: 60,
  tailored: 60,
}
