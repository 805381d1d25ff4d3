import type { OrderPart } from '#features/orders/priced-order.ts'
import { isOnRequest, permitPool } from '#features/stock/stock.ts'

/**
 * What is requested from suppliers, named: '2 × Gorilla permit', without the park, before what is not counted, which has its name alone.
 * `counted` words a quantity and a name.
 */
export function requestedParts(
  parts: readonly OrderPart[],
  counted: (part: { quantity: number; name: string }) => string,
): string[] {
  return [
    ...parts
      .filter(({ resource }) => !isOnRequest(resource))
      .map((part) => counted({ quantity: part.quantity, name: part.label.replace(/,.*/, '') })),
    ...parts.filter(({ resource }) => isOnRequest(resource)).map(({ label }) => label),
  ]
}

/**
 * The permits among some parts that are held with the booking, worded as those on request are: none of which too few are for sale. It is read from
 * the ledger that the hold asks again under its locks, so that what is said is what is held.
 */
export function heldPermits(
  parts: readonly OrderPart[],
  onRequest: readonly OrderPart[],
  counted: (part: { quantity: number; name: string }) => string,
): string[] {
  return requestedParts(
    parts.filter((part) => permitPool(part.resource) !== undefined && !onRequest.includes(part)),
    counted,
  )
}
