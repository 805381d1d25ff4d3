import type { UndoRefusal } from '#features/hotels/undo-room-nights.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { hotelAvailabilityWords } from '../../words/admin/content/hotel-availability.ts'

/** So many days are named in a refusal; the others are counted. */
const mostDays = 6

/** Why the nights of a room were not changed. */
export function refusedText(read: ReadWords, refusal: UndoRefusal): string {
  const words = read(hotelAvailabilityWords)
  const { day: dayText } = read.format
  switch (refusal.reason) {
    case 'nights-too-far':
      return words.refused[refusal.reason]({ until: dayText(refusal.until) })
    case 'capacity-wrong':
      return words.refused[refusal.reason]({ most: refusal.most })
    case 'capacity-below-taken': {
      const days = refusal.days.slice(0, mostDays).map(({ day, taken }) => words.takenOn({ taken, day: dayText(day) }))
      const more = Math.max(0, refusal.days.length - mostDays)
      const { room = '' } = refusal
      return words.refused[refusal.reason]({ days: days.join(', '), more, room, named: room ? 'yes' : 'no' })
    }
    default:
      return words.refused[refusal.reason]
  }
}
