import type { UnwordedLine } from '#features/pricing/lines/english-line.ts'
import type { UnitByHand } from '../trip-option.ts'
import type { TripPricing } from '../trip-pricing.ts'
import type { Member } from './member.ts'
import type { Portion } from './portion.ts'
import { vatInside } from './vat.ts'

/** A line of ours with what it is made of, exactly. */
export type OwnLine = { line: UnwordedLine; exact: Portion }

/** For whom lines are made and how: a party, the pricing of its version, and units by hand. */
export type Terms = { members: readonly Member[]; pricing: TripPricing; unitsByHand: readonly UnitByHand[] }

type Called = Pick<UnwordedLine, 'kind' | 'label' | 'reason'>

/** Step 15 of a line of ours: so many units with the VAT in them. */
export function ownLine(called: Called, count: number, unitMinor: bigint, exact: Portion, pricing: TripPricing): OwnLine {
  const amount = BigInt(count) * unitMinor
  const amounts = { quantity: count, unitMinor: Number(unitMinor), amountMinor: Number(amount) }
  return {
    line: { ...called, ...amounts, refundable: true, vatMinor: Number(vatInside(amount, exact, pricing)), ladder: 'tours' },
    exact,
  }
}
