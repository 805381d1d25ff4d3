import type { OrderPart } from '#features/orders/priced-order.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import type { Choice } from './chosen-price.ts'
import type { ProposedLetter } from './proposal-content.ts'

/** A traveller as the booking takes them: born on a day, or so many completed years on the first day. */
type SoldTraveller = { position: number; bornOn: Day | null; age: number; residency: Residency }

/**
 * A part of stock that an option takes; with an `itemId` only where that optional item is ticked. `heldUntil`: the last day on which its supplier holds it for us, so
 * that there is nothing to ask for. `supplier`: who is asked, of what is in the rate book.
 */
export type SoldPart = OrderPart & { options: readonly ProposedLetter[] | null; itemId: string | null; heldUntil?: Day }

/** A permit that is to be bought for who visits, by their positions, at what each of them pays for it in US cents. Options and item as of a part. */
export type SoldPermit = Pick<SoldPart, 'day' | 'options' | 'itemId'> & {
  feeId: string
  label: string
  visits: readonly { position: number; costMinor: number }[]
}

/** What a booking of a proposal takes, as it was sent; no visitor reads it. */
export type ProposalSale = {
  travellers: readonly SoldTraveller[]
  parts: readonly SoldPart[]
  permits: readonly SoldPermit[]
}

/** Whether something is taken with an option and these ticks. */
const isTaken = ({ options, itemId }: Pick<SoldPart, 'options' | 'itemId'>, letter: ProposedLetter, ticked: readonly string[]) =>
  (options === null || options.includes(letter)) && (itemId === null || ticked.includes(itemId))

/** The parts of an option with the ticked items, without what a supplier holds for us on `today`. One resource is taken once a day, in one part. */
export function partsOf({ parts }: ProposalSale, { letter, ticked }: Choice, today: Day): OrderPart[] {
  const taken = new Map<string, OrderPart>()
  for (const { options, itemId, heldUntil, ...part } of parts) {
    if (!isTaken({ options, itemId }, letter, ticked) || (heldUntil !== undefined && heldUntil >= today)) continue
    const key = `${part.resource} ${part.day}`
    taken.set(key, { ...part, quantity: part.quantity + (taken.get(key)?.quantity ?? 0) })
  }
  return [...taken.values()]
}

/** The permits of an option with the ticked items. */
export const permitsOf = ({ permits }: ProposalSale, letter: ProposedLetter, ticked: readonly string[]): SoldPermit[] =>
  permits.filter((permit) => isTaken(permit, letter, ticked))
