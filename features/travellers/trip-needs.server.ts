import { isFinal } from '#features/bookings/booking.ts'
import { kigaliDay } from '#values/dates.ts'
import { type Given, type Needs, needsOf } from './details.ts'
import type { BookedTrip, DetailRow } from './reads.server.ts'

/** The details that a booking needs of a traveller; `first`: the first one of the party. Nothing once it has ended. */
export function tripNeeds(trip: BookedTrip, { first }: { first: boolean }): Needs {
  const { kind, order, permits, startsOn, endsOn } = trip
  const drivesThemselves = order.kind === 'hire' && !order.withDriver
  const bookedOn = kigaliDay(trip.createdAt)
  const needs = needsOf({ kind, drivesThemselves, permits, startsOn, endsOn, bookedOn }, { first })
  return isFinal(trip.state) ? { ...needs, keys: [] } : needs
}

/** The given details; the licence date is part of the order. */
export function givenBy(trip: BookedTrip, row: DetailRow): Given {
  const { firstNames, familyName, bornOn, nationality, passportName, passportExpiresOn } = row
  const licensedSince = trip.order.kind === 'hire' ? (trip.order.driver?.licensedSince ?? null) : null
  const hasPassport = row.passportSealed !== null
  return { firstNames, familyName, bornOn, nationality, passportName, passportExpiresOn, hasPassport, licensedSince }
}
