import type { ChangeRefusal } from '#features/trips/changes/version-change.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { tripChangeRefusalWords } from '../../../words/admin/trips/trip-change-refusals.ts'

/** Why a change of a trip is refused, and what mends it. */
export function changeRefusalText(read: ReadWords, refusal: ChangeRefusal): string {
  const words = read(tripChangeRefusalWords)
  switch (refusal.reason) {
    case 'too-many-days':
    case 'too-many-items':
    case 'too-many-travellers':
      return words[refusal.reason]({ most: refusal.most })
    case 'option-unknown':
      return words[refusal.reason]({ letter: refusal.letter })
    case 'option-in-use':
      return words[refusal.reason]({ letter: refusal.letter, titles: read.format.list(refusal.titles) })
    case 'traveller-in-use':
      return words[refusal.reason]({ position: refusal.position, titles: read.format.list(refusal.titles) })
    case 'traveller-unknown':
    case 'room-twice':
    case 'without-room':
      return words[refusal.reason]({ position: refusal.position })
    case 'after-the-end':
      return words[refusal.reason]({ last: refusal.last })
    default:
      return words[refusal.reason]
  }
}
