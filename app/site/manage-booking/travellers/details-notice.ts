import type { TravellerDetails } from '#features/travellers/list-details.server.ts'
import { dayText } from '#values/day-words.ts'
import { calledName } from '../../../shared/travellers/called-name.ts'
import { ownWords } from '../../../words/manage-booking.ts'

type TravellerProgress = Pick<TravellerDetails, 'firstNames' | 'familyName' | 'position' | 'needs' | 'progress'>

/** A sentence about missing traveller details; null where none are needed. */
export function detailsNotice(travellers: readonly TravellerProgress[]): { words: string; bad: boolean } | null {
  if (travellers.every(({ needs }) => needs.keys.length === 0)) return null
  const open = travellers.filter(({ progress }) => progress.state !== 'complete')
  const [first] = open
  if (!first) return { words: ownWords.details.complete, bad: false }
  const names = open.length > 3 ? ownWords.details.some(open.length) : open.map(calledName).join(', ')
  const late = open.some(({ progress }) => progress.state === 'late')
  return late
    ? { words: ownWords.details.late(names), bad: true }
    : { words: ownWords.details.missing(names, dayText(first.needs.by)), bad: false }
}
