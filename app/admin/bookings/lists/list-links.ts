import { seatedStates } from '#features/bookings/booking.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { roadListWords } from '../../../words/admin/bookings/road-lists.ts'
import { listsOfKind, type RoadListName } from '../../road-lists/lists-of-kind.ts'

/** Whether a booking has lists for the road: it holds seats, rooms or vehicles. */
export const hasLists = ({ state }: Pick<Booking, 'state'>): boolean => seatedStates.includes(state)

/** What a list is called: a hire has drivers and hand-overs where a journey has a manifest and days. */
export function listTitle(read: ReadWords, kind: OrderKind, list: RoadListName): string {
  const words = read(roadListWords)
  if (kind === 'hire' && (list === 'manifest' || list === 'days')) return words.listsOf.hire[list]
  return words.lists[list]
}

/** The lists of a booking with their addresses; of one on a departure they are those of the departure, where its address leads. */
export const listLinks = (read: ReadWords, booking: Pick<Booking, 'id' | 'kind' | 'state'>): { to: string; word: string }[] =>
  hasLists(booking)
    ? listsOfKind(booking.kind).map((list) => ({
        to: `/admin/bookings/${booking.id}/${list}`,
        word: listTitle(read, booking.kind, list),
      }))
    : []
