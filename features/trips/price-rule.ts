import type { ItemKind } from './trip-version.ts'

/**
 * How the price of something is made of what it costs us net: a mark-up on the cost, or a margin of the price without VAT, in basis points
 * (2500 is 25%); or an amount in US cents that staff typed, with its reason.
 */
export type PriceRule = { markupBp: number } | { marginBp: number } | { sellMinor: number; reason: string }

/**
 * By what the prices of a version are made: the rule of an item's kind, else `rule`. Prices a person are rounded up to `stepMinor`, in US cents. VAT in
 * what we sell, in basis points, by where it is. A trip copies it from the defaults when it begins.
 */
export type TripPricing = {
  rule: PriceRule
  byKind: Partial<Record<ItemKind, PriceRule>>
  stepMinor: number
  vatHomeBp: number
  vatAbroadBp: number
}

/** The defaults of the rule book. */
export const defaultRules: Pick<TripPricing, 'rule' | 'byKind' | 'stepMinor'> = {
  rule: { markupBp: 2_500 },
  byKind: {
    stay: { markupBp: 2_000 },
    transport: { markupBp: 3_000 },
    guide: { markupBp: 2_500 },
    activity: { markupBp: 2_000 },
  },
  stepMinor: 100,
}

/** From the least to the most that a rule may say, both inside. */
export const ruleLimits = {
  markupBp: { least: -5_000, most: 30_000 },
  marginBp: { least: -10_000, most: 9_000 },
  sellMinor: { least: 0, most: 100_000_000 },
} as const
