import type { DetailsRefusal } from '#features/travellers/save-traveller-details.server.ts'
import type { Words } from '#platform/languages/source.ts'
import type { detailsRefusalWords } from '../../../words/details-refusals.ts'

/** Why details of a traveller were not saved. */
export function detailsRefusal(refusal: DetailsRefusal, words: Words<typeof detailsRefusalWords.tree>): string {
  switch (refusal.reason) {
    case 'booking-unknown':
    case 'traveller-unknown':
      return words.gone
    case 'too-young':
      return words['too-young']({ minimumAge: refusal.minimumAge })
    case 'price-would-change':
      return words['price-would-change']({ pricedAge: refusal.pricedAge, age: refusal.age })
    default:
      return words[refusal.reason]
  }
}
