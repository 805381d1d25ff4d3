import type { OrderPart } from '#features/orders/priced-order.ts'
import { isOnRequest } from '#features/stock/stock.ts'

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
