import { data, redirect } from 'react-router'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { listsOfKind, type RoadListName } from '../../road-lists/lists-of-kind.ts'
import { findBookingOr404 } from '../load-booking.server.ts'
import { hasLists } from './list-links.ts'

const ofDeparture: Readonly<Record<RoadListName, string>> = {
  manifest: 'manifest',
  rooming: 'rooming-list',
  days: 'days',
  arrivals: 'arrivals',
}

/**
 * The booking of an address whose list is looked at. One on a departure has the lists of its departure and leads there; a kind for which the list makes no
 * sense, and a booking that holds nothing, is a page that is not there.
 */
export async function findListed(db: Db, id: string, list: RoadListName): Promise<Booking> {
  const booking = await findBookingOr404(db, id)
  const { kind, departureId } = booking
  if (!hasLists(booking) || !listsOfKind(kind).includes(list)) throw data(null, { status: 404 })
  if (departureId !== null) throw redirect(`/admin/departures/${departureId}/${ofDeparture[list]}`)
  return booking
}
