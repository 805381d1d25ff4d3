import type { Booking } from '#features/bookings/reads.server.ts'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { RoadRun } from '#features/roster/sheet/read-road.server.ts'
import type { Day } from '#values/dates.ts'

/** What lists for the road are of: a departure with the bookings that have seats on it, or one booking that travels by itself. */
export type ListedRun = RoadRun & {
  departureId: number | null
  bookingId: string | null
  endsOn: Day
  bookings: readonly Booking[]
}

export const runOfBooking = (booking: Booking): ListedRun => ({
  ...{ order: booking.order, packageId: null, comfort: null, departureId: null, bookingId: booking.id },
  ...{ startsOn: booking.startsOn, endsOn: booking.endsOn, bookings: [booking] },
})

/** By which orders and assignments know it. */
export const runKeyOf = ({ departureId, bookingId }: ListedRun): RunKey =>
  departureId === null ? { bookingId: bookingId ?? '' } : { departureId }

export const bookingIdsOf = ({ bookings }: ListedRun): string[] => bookings.map(({ id }) => id)

export const peopleOf = ({ bookings }: ListedRun): number =>
  bookings.reduce((sum, { travellersCount }) => sum + travellersCount, 0)
