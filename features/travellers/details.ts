import type { BookingTables } from '#features/bookings/tables.ts'
import { addDays, addMonths, type Day } from '#values/dates.ts'

/** The version of the consent text. Changed text needs a new version; each row stores the one it was given for. */
export const consentVersion = '2026-11'

/** How many days before the start we buy permits, which are issued for a passport. */
export const detailsDays = 60

/** The details that a booking may need of a traveller. */
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

/** The details needed of one traveller, the last day to give them, and until when a passport should be valid. */
export type Needs = { keys: readonly DetailKey[]; by: Day; passportUntil: Day }

/** The details given so far; of the passport number only whether we have it. */
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
  /** `late`: something is missing after its day. `complete` also when nothing is needed. */
  state: 'missing' | 'partly' | 'complete' | 'late'
  missing: DetailKey[]
  /** Shown, but never refused: some countries accept such a passport, and it may be renewed. */
  warnings: 'passport-expires-too-early'[]
}

/** What is needed of one traveller, and how far it is given. */
export type DetailsProgress = { needs: Needs; progress: DetailsState }

/** How many travellers of a booking have details missing, and the first day they are needed. */
export type OpenDetails = { count: number; by: Day }

export type Trip = {
  kind: BookingTables['bookings']['kind']
  /** A hire without a driver. */
  drivesThemselves: boolean
  /** Whether it has permits, which are issued for each traveller's passport. */
  permits: boolean
  startsOn: Day
  endsOn: Day
  /** The day the booking was made, in Kigali. */
  bookedOn: Day
}

const ofPassport: readonly DetailKey[] = ['nationality', 'passport-name', 'passport-number', 'passport-expiry']

/**
 * The details that a booking needs of a traveller, and their day: sixty days before the start, or at once when it was booked later. A
 * journey needs names and birth days, and passports when it has permits; a stay needs nothing; a hire without a driver needs the licence
 * date of the first traveller, who drives.
 */
export function needsOf(trip: Trip, { first }: { first: boolean }): Needs {
  const before = addDays(trip.startsOn, -detailsDays)
  return {
    keys: keysFor(trip, first),
    by: before > trip.bookedOn ? before : trip.bookedOn,
    passportUntil: addMonths(trip.endsOn, 6),
  }
}

/** Whether details are due at once, because the booking was made after the day on which they are usually due. */
export const isDueAtOnce = (by: Day, startsOn: Day): boolean => by > addDays(startsOn, -detailsDays)

/** What is missing of all travellers of a booking; undefined where nothing is. */
export function openDetails(all: readonly DetailsProgress[]): OpenDetails | undefined {
  const [by, ...more] = all.flatMap(({ needs, progress }) => (progress.missing.length > 0 ? [needs.by] : [])).toSorted()
  return by === undefined ? undefined : { count: 1 + more.length, by }
}

/** Whether they are due on a day: the one rule for the booking, the list of bookings and the dashboard. */
export const areDetailsDue = ({ by }: OpenDetails, today: Day): boolean => by <= today

function keysFor({ kind, drivesThemselves, permits }: Trip, first: boolean): DetailKey[] {
  if (kind === 'stay') return []
  if (kind === 'hire') return drivesThemselves && first ? ['licensed-since'] : []
  return ['names', 'born-on', ...(permits ? ofPassport : [])]
}

/** The state of one traveller's details. `today` is the day in Kigali; on the last day nothing is late yet. */
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
