import type { ServiceKind } from '#features/suppliers/supplier-service.ts'

/**
 * How the price of an item is made of its net cost: mark-up on it, margin of the price without VAT, in basis points; or an amount
 * in US cents. Below nothing, and by hand, with its reason; `netCostMinor`: what the item cost net when the amount was typed.
 */
export type PriceRule =
  | { markupBp: number; reason?: string }
  | { marginBp: number; reason?: string }
  | { sellMinor: number; reason: string; netCostMinor?: number }

export const itemKinds = [
  'stay',
  'transport',
  'guide',
  'activity',
  'meal',
  'flight',
  'other',
  'fee',
] as const satisfies readonly (ServiceKind | 'fee')[]
export type ItemKind = (typeof itemKinds)[number]

/** The least and most of a rule: from half the net cost on, at most 90% of a price; an amount as far as a unit may go. */
export const ruleBounds = {
  markupBp: { least: -5_000, most: 30_000 },
  marginBp: { least: -10_000, most: 9_000 },
  sellMinor: { least: 0, most: 100_000_000 },
} as const

/** Whether a rule is within its bounds. A margin of all would divide by nothing. */
export function isRuleAllowed(rule: PriceRule): boolean {
  const within = (value: number, { least, most }: { least: number; most: number }) => least <= value && value <= most
  if ('markupBp' in rule) return within(rule.markupBp, ruleBounds.markupBp)
  return 'marginBp' in rule ? within(rule.marginBp, ruleBounds.marginBp) : within(rule.sellMinor, ruleBounds.sellMinor)
}
