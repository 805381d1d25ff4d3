import type { BookingTables } from '#features/bookings/tables.ts'
import { addDays, addMonths, type Day } from '#values/dates.ts'

/** The words beside the consent box, by their version. A change of the words is a new version; each row keeps the one it was given. */
export const consentVersion = '2026-11'

/** How long before the start we buy permits, which are made out on a passport. */
const detailsDays = 60

/** What a trip may need to know of a traveller. */
export const detailKeys = [
  'names',
  'born-on',
  'nationality',
  'passport-name',
  'passport-number',
  'passport-expiry',
  'licensed-since',
] as const
export type DetailKey = (typeof detailKeys)[number]

/** What is needed of one traveller, the last day to give it, and until when a passport should be valid. */
export type Needs = { keys: readonly DetailKey[]; by: Day; passportUntil: Day }

/** What somebody has given so far: of a passport's number only whether we have it. */
export type Given = {
  firstNames: string | null
  familyName: string | null
  bornOn: Day | null
  nationality: string | null
  passportName: string | null
  hasPassport: boolean
  passportExpiresOn: Day | null
  licensedSince: Day | null
}

export type DetailsState = {
  /** `late`: something is missing and the day is past. Where nothing is needed everything is complete. */
  state: 'missing' | 'partly' | 'complete' | 'late'
  missing: DetailKey[]
  /** Said, and never refused: some countries let such a passport in, and it may be renewed before. */
  warnings: 'passport-expires-too-early'[]
}

export type Trip = {
  kind: BookingTables['bookings']['kind']
  /** A hire without a driver: somebody of the party drives. */
  drivesThemselves: boolean
  /** Whether a permit is among what was sold: it is made out on each traveller's passport. */
  permits: boolean
  startsOn: Day
  endsOn: Day
  /** The day the booking was made, in Kigali. */
  bookedOn: Day
}

const ofPassport: readonly DetailKey[] = ['nationality', 'passport-name', 'passport-number', 'passport-expiry']

/**
 * What a booking needs of a traveller, and by which day: sixty days before the start, or at once where it was booked inside
 * them. A journey asks for names and birth days, and for passports where it has permits; a stay asks for nothing; a hire
 * without a driver asks since when the first of the party, who drives, has had a licence.
 */
export function needsOf(trip: Trip, { first }: { first: boolean }): Needs {
  const before = addDays(trip.startsOn, -detailsDays)
  return {
    keys: keysFor(trip, first),
    by: before > trip.bookedOn ? before : trip.bookedOn,
    passportUntil: addMonths(trip.endsOn, 6),
  }
}

function keysFor({ kind, drivesThemselves, permits }: Trip, first: boolean): DetailKey[] {
  if (kind === 'stay') return []
  if (kind === 'hire') return drivesThemselves && first ? ['licensed-since'] : []
  return ['names', 'born-on', ...(permits ? ofPassport : [])]
}

/** How far one traveller's details are. `today` is the day in Kigali; on the last day itself nothing is late yet. */
export function detailsState(given: Given, needs: Needs, today: Day): DetailsState {
  const missing = needs.keys.filter((key) => !isGiven(given, key))
  const expiry = given.passportExpiresOn
  return {
    state: stateOf(missing.length, needs, today),
    missing,
    warnings: expiry !== null && expiry < needs.passportUntil ? ['passport-expires-too-early'] : [],
  }
}

function stateOf(missing: number, needs: Needs, today: Day): DetailsState['state'] {
  if (missing === 0) return 'complete'
  if (today > needs.by) return 'late'
  return missing === needs.keys.length ? 'missing' : 'partly'
}

function isGiven(given: Given, key: DetailKey): boolean {
  switch (key) {
    case 'names':
      return given.firstNames !== null && given.familyName !== null
    case 'born-on':
      return given.bornOn !== null
    case 'nationality':
      return given.nationality !== null
    case 'passport-name':
      return given.passportName !== null
    case 'passport-number':
      return given.hasPassport
    case 'passport-expiry':
      return given.passportExpiresOn !== null
    case 'licensed-since':
      return given.licensedSince !== null
  }
}
