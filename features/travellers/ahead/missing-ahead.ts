import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import { type FlightNeed, type RoadDirection, unknownFlights } from '../flights/flight.ts'

/** What may be missing for a trip that can still be mended. */
export type AheadKind = 'permit-number' | 'passport' | 'flight-in' | 'flight-out'

/**
 * From how many days before the day that needs it staff are warned of what is missing: the one table for the day, the dashboard and the sheet.
 * A number is chased in the last week before the visit, as the alert of the permits is (docs/permits.md, 'Deadlines'); a passport is
 * wanted by the authority with the names, a month before; a flight is met by somebody who is told a week before.
 */
export const leadDays: Readonly<Record<AheadKind, number>> = {
  'permit-number': 7,
  passport: 30,
  'flight-in': 7,
  'flight-out': 7,
}

/** In the last days before it is needed it is red. */
export const redDays = 3

/** Whether staff are warned on a day of something that is needed on another. */
export const isAhead = (what: AheadKind, neededOn: Day, today: Day): boolean =>
  neededOn >= today && daysBetween(today, neededOn) <= leadDays[what]

/** A sold booking that is on the road or begins soon, with what may be missing of it. */
export type AheadParty = {
  bookingId: string
  departureId: number | null
  reference: string
  title: string
  leadName: string
  travellersCount: number
  kind: OrderKind
  startsOn: Day
  endsOn: Day
  positions: readonly number[]
  flights: readonly { direction: 'in' | 'out' | 'inside'; day: Day; travellers: readonly number[] }[]
  withoutFlights: readonly RoadDirection[]
  /** In which directions an airport transfer was sold. */
  transfers: readonly RoadDirection[]
  /** Permits to come: of each kind and day how many, how many of them have a number, and how many are still to be reserved. */
  permits: readonly { label: string; feeId: string | null; day: Day; total: number; numbered: number; toReserve: number }[]
  /** How many travellers have given no passport number; it is wanted where a permit is issued for it. */
  passportsMissing: number
}

/** Something that is missing for a booking. `label`, `feeId` and `toReserve`: of permits. `need`: what a flight is missing for. */
export type MissingAhead = {
  what: AheadKind
  neededOn: Day
  label: string
  feeId?: string | null
  toReserve?: number
  missing: number
  total: number
  party: AheadParty
  need?: FlightNeed
}

/** What is missing of these bookings and can still be mended on a day: what is needed first stands first. */
export function missingAhead(parties: readonly AheadParty[], today: Day): MissingAhead[] {
  const all = parties.flatMap((party) => [...permitNumbers(party), ...passports(party), ...flights(party, today)])
  return all
    .filter(({ what, neededOn }) => isAhead(what, neededOn, today))
    .toSorted(
      (one, other) =>
        one.neededOn.localeCompare(other.neededOn) ||
        one.party.reference.localeCompare(other.party.reference) ||
        one.what.localeCompare(other.what),
    )
}

const permitNumbers = (party: AheadParty): MissingAhead[] =>
  party.permits.flatMap(({ label, feeId, toReserve, day, total, numbered }) =>
    numbered < total
      ? [{ what: 'permit-number', neededOn: day, label, feeId, toReserve, missing: total - numbered, total, party }]
      : [],
  )

/** Needed for the first permit; once all visits are over, for nothing. */
function passports(party: AheadParty): MissingAhead[] {
  const [first] = party.permits.map(({ day }) => day).toSorted()
  const { passportsMissing: missing, travellersCount: total } = party
  return missing > 0 && first !== undefined ? [{ what: 'passport', neededOn: first, label: '', missing, total, party }] : []
}

function flights({ positions, flights: given, ...party }: AheadParty, today: Day): MissingAhead[] {
  return unknownFlights(given, positions, party, party, today).map(({ direction, travellers, need }) => ({
    what: direction === 'in' ? 'flight-in' : 'flight-out',
    neededOn: direction === 'in' ? party.startsOn : party.endsOn,
    ...{ label: '', party: { ...party, positions, flights: given }, total: positions.length, missing: travellers, need },
  }))
}
