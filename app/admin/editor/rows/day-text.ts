import type { ReadWords } from '#platform/languages/read-words.ts'
import { roadTime } from '../../../shared/journeys/road-time.ts'
import { dayBuilderWords } from '../../../words/admin/content/editor-days.ts'
import { roadTimeWords } from '../../../words/road-time.ts'
import type { DayDoubt } from './days.ts'

/** '2 h 05' or '40 min', in the language of the page. */
export const roadTimeText = (read: ReadWords, minutes: number): string => roadTime(minutes, read(roadTimeWords))

/** What a folded day shows: 'Kigali to Kinigi, 2 h 30. Overnight at Mountain View. Breakfast and lunch.'; nothing before it has a place. */
export function dayLine(
  read: ReadWords,
  { from, to, minutes, hotel, meals }: { from: string; to: string; minutes: number; hotel: string | undefined; meals: string },
): string {
  const words = read(dayBuilderWords).line
  if (from === '' && to === '') return ''
  return [
    from === to
      ? words.stay({ place: from })
      : words.way({ from, to, drives: minutes > 0 ? 'yes' : 'no', time: roadTimeText(read, minutes) }),
    hotel && words.hotel({ hotel }),
    words.meals({ meals }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** '2 nights in Kinigi, 1 in Musanze.' */
export function nightsText(read: ReadWords, places: readonly { place: string; count: number }[]): string {
  const words = read(dayBuilderWords).nights
  if (places.length === 0) return words.none
  return words.all({ places: places.map((one, at) => (at === 0 ? words.first(one) : words.next(one))).join(', ') })
}

/** What may be wrong with a day. `nameOf` gives the name of a place. */
export function dayDoubtText(read: ReadWords, doubt: DayDoubt, nameOf: (place: string) => string): string {
  const words = read(dayBuilderWords).doubt
  switch (doubt.why) {
    case 'begins-elsewhere':
      return words[doubt.why]({ place: nameOf(doubt.was) })
    case 'night-elsewhere':
    case 'hotel-elsewhere':
      return words[doubt.why]({ place: nameOf(doubt.place) })
    default:
      return words[doubt.why]
  }
}
