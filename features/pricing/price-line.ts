import type { LineText } from './line-text.ts'

/** What a line is for. Permits, park fees and flights are charged as they are; a discount is the only line below nothing. */
export const lineKinds = [
  'base',
  'single',
  'room',
  'vehicle',
  'extra',
  'permit',
  'park-fee',
  'flight',
  'discount',
  'tax',
  'cancellation-fee',
] as const
export type LineKind = (typeof lineKinds)[number]

/** Which cancellation policy a line goes by: docs/cancellation.md. */
export const cancellationPolicyNames = ['tours', 'day-tours', 'stays', 'cars'] as const
export type CancellationPolicyName = (typeof cancellationPolicyNames)[number]

/**
 * One line of a price: why it is there in words a traveller understands, what it costs, and whether a refund rule applies to
 * it. Amounts in USD cents, rounded half away from zero once for the line; `amountMinor` is the truth, and quantity × unit
 * explains it.
 */
export type PriceLine = {
  kind: LineKind
  label: string
  reason: string
  quantity: number
  unitMinor: number
  amountMinor: number
  refundable: boolean
  /** Value added tax inside the amount; 0 where there is none. A tax that is added is a line of its own. */
  vatMinor: number
  /** The name of its cancellation policy. Stored by this name, on lines, in quotes and in statements. */
  ladder: CancellationPolicyName
  /** A park fee of one child whose own amount is not known: the line promises to give back what the park asks less. */
  childFee?: ChildFee
  /** What label and reason say, for other languages; without what staff typed, and what was sold before lines had it. */
  text?: { label?: LineText; reason?: LineText }
  /** What staff made of it by hand; absent where the rules made it. */
  adjustment?: Adjustment
}

/**
 * What staff have adjusted by hand, each with an id of its own in its booking: docs/pricing.md, 'Adjustments'.
 * - `discount`: a share in percent or an amount off what the operator sells; the other one is null. `because` is its reason as typed, and
 *   `text` the same where a rule made it.
 * - `added`: a line that no rule makes. `charge`: what it is charged for, of which a price has one line.
 * - `changed`: another unit price than the rules', with what they had made.
 * - `whole`: one line for everything, for an order that has no price by the rules.
 */
export type Adjustment =
  | { change: 'discount'; id: number; percent: number | null; amountMinor: number | null; because: string; text?: LineText }
  | { change: 'added'; id: number; charge?: string }
  | { change: 'changed'; id: number; wasUnitMinor: number; wasReason: string; wasText?: LineText }
  | { change: 'whole'; id: number }

/**
 * Whose fee it is, on which day of the journey; `recorded`: staff have recorded what the park asks. While it is not, the adult fee is
 * taken, and the booking is a task for staff.
 */
export type ChildFee = { feeId: string; day: number; age: number; recorded: boolean }

/** The sum of the amounts. */
export const sumOf = (lines: readonly { amountMinor: number }[]): number =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** Charged as the park or the airline asks, bought ahead, never discounted and never given back once bought. */
export const isBoughtAhead = (kind: LineKind): boolean => kind === 'permit' || kind === 'flight'

/** The lines that are not the operator's own price: what others ask, passed on. */
export const isPassedOn = (kind: LineKind): boolean => isBoughtAhead(kind) || kind === 'park-fee'

/** The lines that discounts come off: what the operator itself sells. */
export const isDiscountable = (kind: LineKind): boolean => ['base', 'single', 'room', 'vehicle', 'extra'].includes(kind)

/** What lines of a price come to, and the taxes inside them: the VAT of each, and a line that is tax whole. What is left is income. */
export function incomeOfLines(lines: readonly Pick<PriceLine, 'kind' | 'amountMinor' | 'vatMinor'>[]): {
  grossMinor: number
  taxMinor: number
  incomeMinor: number
} {
  const grossMinor = lines.reduce((all, { amountMinor }) => all + amountMinor, 0)
  const taxMinor = lines.reduce((all, { kind, amountMinor, vatMinor }) => all + (kind === 'tax' ? amountMinor : vatMinor), 0)
  return { grossMinor, taxMinor, incomeMinor: grossMinor - taxMinor }
}
