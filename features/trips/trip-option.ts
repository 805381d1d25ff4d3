export const optionLetters = ['A', 'B', 'C', 'D'] as const
export type OptionLetter = (typeof optionLetters)[number]

/** What is taken off what we sell ourselves: a share in whole percent or an amount in US cents; one of the two. */
export type TripDiscount = { label: string; reason: string; percent: number | null; amountMinor: number | null }

/** One whole choice inside a version. */
export type TripOption = { letter: OptionLetter; title: string; text: string; discount: TripDiscount | null }

/**
 * A price by hand of one class of traveller in an option, in US cents each, with the reason: adults (`childOf` null) or children
 * of an age on the first day; or who has a room alone. `netCostMinor`: what the option cost net when it was typed.
 */
export type UnitByHand = { option: OptionLetter; unitMinor: number; reason: string; netCostMinor?: number } & (
  | { line: 'base'; childOf: number | null }
  | { line: 'single' }
)
