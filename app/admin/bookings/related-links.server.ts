import type { Booking } from '#features/bookings/reads.server.ts'
import { listProposalsById } from '#features/proposals/reads.server.ts'
import { soldStates } from '#features/roster/run.ts'
import { may } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import { findTrip } from '#features/trips/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { dayAddress } from '../day/day-address.ts'
import type { HireSummary } from './handover/load-hire-summary.server.ts'

type Related = { to: string; text: string }

/** Where a booking leads besides: to its day while it is on the road, or to how its vehicles came back, and to what it was made of. */
export async function relatedLinks(
  db: Db,
  read: ReadWords,
  booking: Booking,
  { hire, staff, now }: { hire: HireSummary | undefined; staff: Pick<Staff, 'role'>; now: Date },
): Promise<Related[]> {
  // What came back is on the road no more.
  const travels = hire?.returned ? [hire.returned] : dayOf(read, booking, now)
  return [...travels, ...(may(staff.role, 'trips:read') ? await madeOf(db, read, booking) : [])]
}

/** Of a trip on the road its day. */
function dayOf(read: ReadWords, { state, startsOn, endsOn }: Booking, now: Date): Related[] {
  const today = kigaliDay(now)
  const isOnTheRoad = soldStates.includes(state) && startsOn <= today && today <= endsOn
  return isOnTheRoad ? [{ to: dayAddress({ on: today, look: 'trips' }), text: read(bookingAdminWords).day }] : []
}

/** The trip and the proposal that a booking was made of; none of a product, and of what was erased meanwhile. */
async function madeOf(db: Db, read: ReadWords, { order }: Booking): Promise<Related[]> {
  const words = read(bookingAdminWords)
  const [proposal] = order.kind === 'tailored' ? await listProposalsById(db, [order.proposal]) : []
  const trip = proposal && (await findTrip(db, proposal.tripId))
  if (!trip || order.kind !== 'tailored') return []
  return [
    { to: `/admin/trips/${trip.id}`, text: words.trip({ reference: trip.reference }) },
    { to: `/admin/trips/${trip.id}/proposals/${proposal.id}`, text: words.proposal({ reference: order.reference }) },
  ]
}
