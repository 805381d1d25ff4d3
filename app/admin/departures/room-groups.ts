import type { BookingOnDeparture } from '#features/bookings/departures/reads-departures.server.ts'
import { isLive, type OrderLine } from '#features/supply/lines/order-line.ts'
import { comfortOfItem } from '#features/supply/lines/package-lines.ts'

type Stay = Pick<OrderLine, 'id' | 'itemKey' | 'kind' | 'state' | 'firstDay' | 'lastDay' | 'title' | 'orderId'>

/** Who sleeps at one supplier on some nights: the bookings of its comfort. `stay` undefined: those for whom no night is ordered. */
export type RoomGroup<Line extends Stay> = { stay: Line | undefined; bookingIds: readonly string[] }

/**
 * The nights of a departure, each with the bookings that sleep there, by their first night, then in the order of the lines. Bookings of which
 * no night is ordered are the last group.
 */
export function roomGroups<Line extends Stay>(
  lines: readonly Line[],
  bookings: readonly Pick<BookingOnDeparture, 'id' | 'comfort'>[],
): RoomGroup<Line>[] {
  const stays = lines
    .filter(({ kind, state }) => kind === 'stay' && (isLive(state) || state === 'used' || state === 'not-delivered'))
    .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay))
  const groups = stays.map((stay) => {
    const comfort = comfortOfItem(stay.itemKey)
    const own = bookings.filter((booking) => comfort === undefined || booking.comfort === comfort)
    return { stay, bookingIds: own.map(({ id }) => id) }
  })
  const others = bookings.filter(({ id }) => !groups.some(({ bookingIds }) => bookingIds.includes(id)))
  return [
    ...groups.filter(({ bookingIds }) => bookingIds.length > 0),
    ...(others.length > 0 ? [{ stay: undefined, bookingIds: others.map(({ id }) => id) }] : []),
  ]
}
