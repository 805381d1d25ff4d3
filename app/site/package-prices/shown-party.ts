import { partyParts, type RequestedParty } from '#features/orders/requested-party.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import { fieldError } from '../../words/booking-errors.ts'
import { packagePricesWords as says } from '../../words/package-prices.ts'

/** Who the prices are for, as the form and the links of the page need it. */
export type ShownParty = {
  /** Parts of the address besides the number of travellers. */
  parts: { childAges?: string; residency?: string }
  children: number
  typedAges: string
  /** What is wrong with the ages: there is no price of the party then. */
  agesError?: string
  residency: Residency
  /** What the prices hold for, below them. */
  caption: string
}

/** The party of an address, worded on the server. */
export function shownParty(party: RequestedParty, travellers: number): ShownParty {
  const { childAges, residency, typed, problems } = party
  const { travellers: _, ...parts } = partyParts({ ...party, travellers })
  return {
    parts,
    children: childAges.length,
    typedAges: typed.childAges,
    ...(problems.childAges && { agesError: fieldError(problems.childAges) }),
    residency,
    caption: says.caption(childAges, residency),
  }
}
