import type { NameListRefusal, UnusedName } from '#features/travellers/name-from-list.server.ts'
import type { DetailsRefusal } from '#features/travellers/save-traveller-details.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { travellerRefusalWords } from '../../../words/admin/bookings/traveller-refusals.ts'
import { travellersAdminWords } from '../../../words/admin/bookings/travellers.ts'

/** Why staff could not save traveller details: what is so now, and what to do. */
export function detailsAdminRefusal(
  read: ReadWords,
  refusal: DetailsRefusal | NameListRefusal | Exclude<UnusedName['refusal'], { reason: 'no-place-left' }>,
): string {
  const words = read(travellerRefusalWords)
  switch (refusal.reason) {
    case 'booking-unknown':
    case 'traveller-unknown':
      return words['booking-unknown']
    case 'booking-final':
      return read(travellersAdminWords).over
    case 'consent-missing':
      return words['consent-missing']
    case 'changed-meanwhile':
      return words['changed-meanwhile']
    case 'already-given':
    case 'already-named':
      return words['already-given']
    case 'too-young':
      return words['too-young']({ minimumAge: refusal.minimumAge })
    case 'no-adult':
      return words['no-adult']
    case 'ages-wrong':
      return words['ages-wrong']
    case 'price-would-change':
      return words['price-would-change']({ pricedAge: refusal.pricedAge, age: refusal.age })
  }
}
