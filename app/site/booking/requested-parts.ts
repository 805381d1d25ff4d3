import { isOnRequest, type StockPart } from '#features/stock/stock.ts'

/**
 * What is requested from suppliers, named: '2 × Gorilla permit', without the park, before what is not counted, which has its name alone.
 * `counted` words a quantity and a name.
 */
export function requestedParts(
  parts: readonly StockPart[],
  counted: (part: { quantity: number; name: string }) => string,
): string[] {
  const named = (part: StockPart) => part.label ?? ''
  return [
    ...parts
      .filter(({ resource }) => !isOnRequest(resource))
      .map((part) => counted({ quantity: part.quantity, name: named(part).replace(/,.*/, '') })),
    ...parts.filter(({ resource }) => isOnRequest(resource)).map(named),
  ]
}
