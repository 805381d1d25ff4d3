import { z } from 'zod'

const percent = z.int().min(0).max(100)
const days = z.int().min(0).max(999)

/** How a permit moves to another day of the visit. */
const Moves = z.strictObject({
  /** The last day on which each time costs its percent of the list; a time after the last of them costs as much as that one. */
  untilDays: days,
  percents: z.array(percent).min(1).max(9),
  /** What a time costs that is later than that day; without it there is none. */
  latePercent: percent.optional(),
  /** How often, and within how many months of the first day it was for. */
  most: z.int().min(1).max(9).optional(),
  withinMonths: z.int().min(1).max(36).optional(),
})
export type Moves = z.output<typeof Moves>

/**
 * What an authority asks and gives back for a permit. Whatever is not in it is not known. Days are counted in days of the
 * authority's calendar before the visit, percents are of the fee. Source: docs/permits.md, 'Terms'.
 */
export const PermitTerms = z.strictObject({
  /** What reserves it; without one it is paid when it is reserved. */
  depositPercent: percent.optional(),
  paidAtOnce: z.literal(true).optional(),
  /** The last day on which the balance is paid. */
  balanceDays: days.optional(),
  /** How it moves to another day: before it is paid, and afterwards. Some authorities have one rule for both, and it is in both. */
  unpaidMoves: Moves.optional(),
  paidMoves: Moves.optional(),
  /** How often another traveller is named, and until when. */
  names: z.strictObject({ most: z.int().min(0).max(9).optional(), untilDays: days.optional() }).optional(),
  /** What comes back when it is given back so many days before; on days under the last step nothing. */
  refunds: z
    .array(z.strictObject({ fromDays: days, percent }))
    .max(9)
    .optional(),
  /** What follows where animals are not seen, or a traveller is ill at the gate: in the authority's words, and the percent that comes back. */
  notSeen: z.string().max(300).optional(),
  notSeenPercent: percent.optional(),
  illAtGate: z.string().max(300).optional(),
  illAtGatePercent: percent.optional(),
  /** Whatever else it says, for people to read: no rule follows from it. */
  note: z.string().max(300).optional(),
})
export type PermitTerms = z.output<typeof PermitTerms>
