import { isFinal } from '#features/bookings/booking.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { type DetailsProgress, detailsState, type Given, type Needs, needsOf } from './details.ts'
import type { BookedTrip, DetailRow } from './reads.server.ts'

/** The part of a booking that decides which details it needs. */
export type NeedingTrip = Pick<BookedTrip, 'state' | 'kind' | 'order' | 'permits' | 'startsOn' | 'endsOn' | 'createdAt'>

/** What is given of a traveller by themselves. */
export type GivenByTraveller = Omit<Given, 'licensedSince'>

/** How far the details of each traveller of a booking are, in the order of their places. */
export const detailsOf = (trip: NeedingTrip, people: readonly GivenByTraveller[], today: Day): DetailsProgress[] =>
  people.map((person, index) => {
    const needs = tripNeeds(trip, { first: index === 0 })
    return { needs, progress: detailsState({ ...person, licensedSince: licensedSince(trip) }, needs, today) }
  })

/** The details that a booking needs of a traveller; `first`: the first one of the party. Nothing once it has ended. */
export function tripNeeds(trip: NeedingTrip, { first }: { first: boolean }): Needs {
  const { kind, order, permits, startsOn, endsOn } = trip
  const drivesThemselves = order.kind === 'hire' && !order.withDriver
  const bookedOn = kigaliDay(trip.createdAt)
  const needs = needsOf({ kind, drivesThemselves, permits, startsOn, endsOn, bookedOn }, { first })
  return isFinal(trip.state) ? { ...needs, keys: [] } : needs
}

/** The given details; the licence date is part of the order. */
export function givenBy(trip: Pick<BookedTrip, 'order'>, row: DetailRow): Given {
  const { firstNames, familyName, bornOn, nationality, passportName, passportExpiresOn } = row
  const hasPassport = row.passportSealed !== null
  const own = { firstNames, familyName, bornOn, nationality, passportName, passportExpiresOn, hasPassport }
  return { ...own, licensedSince: licensedSince(trip) }
}

const licensedSince = ({ order }: Pick<BookedTrip, 'order'>): Day | null =>
  order.kind === 'hire' ? (order.driver?.licensedSince ?? null) : null
