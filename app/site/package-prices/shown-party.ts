import { partyParts, type RequestedParty } from '#features/orders/requested-party.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { fieldError } from '../../shared/booking/field-error.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { packagePricesHeadWords } from '../../words/package-prices-head.ts'

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

type HeadWords = Words<typeof packagePricesHeadWords.tree>

/** The party of an address, worded on the server. */
export function shownParty(party: RequestedParty, travellers: number, read: ReadWords): ShownParty {
  const { childAges, residency, typed, problems } = party
  const { travellers: _, ...parts } = partyParts({ ...party, travellers })
  return {
    parts,
    children: childAges.length,
    typedAges: typed.childAges,
    ...(problems.childAges && { agesError: fieldError(problems.childAges, read(bookingErrorWords)) }),
    residency,
    caption: captionOf(childAges, residency, read(packagePricesHeadWords)),
  }
}

/** What all prices hold for. With children it is the whole party's price, since a child pays another one than an adult. */
function captionOf(childAges: readonly number[], residency: Residency, words: HeadWords): string {
  const fees = words.residencies[residency]
  const [age = 0] = childAges
  const count = childAges.length
  const who =
    count === 0
      ? words.adults({ fees })
      : count === 1
        ? words.oneChild({ age, fees })
        : words.children({ count, ages: childAges.join(', '), fees })
  return `${who} ${words.included}`
}
