import type { Residency } from '#features/places/visitor-fee.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Day } from '#values/dates.ts'

/** Something added to an order, by its id in the catalogue of extras. */
export type OrderedExtra = { id: string; quantity: number }

/** What every order may carry besides: extras, and a discount code as it was typed. */
type Added = { extras: readonly OrderedExtra[]; code: string | null }

/** How a party sleeps on a journey. */
type Beds = { comfort: Comfort; singleRooms: number }

/** A room of a hotel for some of the guests; ages in completed years on the first day. */
export type OrderedRoom = { room: string; board: string; adults: number; childAges: readonly number[] }

/** Seats on a scheduled departure, by its slug and its package's. */
export type DepartureOrder = { kind: 'departure'; departure: string; package: string } & Beds & Added
/** A package on a date of the party's own. */
export type JourneyOrder = { kind: 'journey'; package: string; startsOn: Day } & Beds & Added
/** A pilgrimage for a parish or a group, on a date of its own, priced by its own size with its free leader places. */
export type PilgrimsOrder = { kind: 'pilgrims'; package: string; startsOn: Day } & Beds & Added
/** Hotel rooms for the nights from `startsOn` up to and without `endsOn`. */
export type StayOrder = { kind: 'stay'; hotel: string; startsOn: Day; endsOn: Day; rooms: readonly OrderedRoom[] } & Added
/** `flight` is empty for somebody who does not fly. */
type PickUp = { place: string; flight: string }

/** Cars of a class between two times on Kigali's clock, 'YYYY-MM-DDTHH:MM'. Without a driver somebody of the party drives. */
export type HireOrder = {
  kind: 'hire'
  vehicleClass: string
  vehicles: number
  from: string
  to: string
  withDriver: boolean
  /** The one who drives, where no driver is hired: birth day, and since when there is a licence. */
  driver: { bornOn: Day; licensedSince: Day } | null
  /** Where our driver fetches them, and on which flight they come; both as they were typed. Absent for self-drive. */
  pickUp?: PickUp
  /** Countries besides Rwanda that the car goes to, by id. */
  abroad: readonly string[]
} & Added

/**
 * What is wanted of the catalogue, in full: with a party it decides the price, the stock and the terms.
 */
export type ProductOrder = DepartureOrder | JourneyOrder | PilgrimsOrder | StayOrder | HireOrder

/**
 * A journey made to measure, as it was accepted: a proposal by its id and its reference, one of its options, and what is ticked in it by
 * the ids of its items. The proposal holds its price, its parts and its days, which never change; nothing is added to it by itself.
 */
export type TailoredOrder = {
  kind: 'tailored'
  proposal: string
  reference: string
  option: 'A' | 'B' | 'C' | 'D'
  ticked: readonly string[]
  extras: readonly []
  code: null
}

/** What a booking is of. It stores it as it was agreed. */
export type Order = ProductOrder | TailoredOrder

/**
 * One traveller of a party. A group names its people later: until then the age is the one the price was made for.
 */
export type Member = {
  firstNames: string | null
  familyName: string | null
  bornOn: Day | null
  /** Completed years on the first day; what counts while `bornOn` is unknown. */
  assumedAge: number
  residency: Residency
  /** The place in a booking that the traveller belongs to already, which stays the same; absent for somebody new. */
  position?: number
}
export type Party = readonly Member[]

/** An adult from abroad who is not named yet. */
export const unnamed: Member = { firstNames: null, familyName: null, bornOn: null, assumedAge: 30, residency: 'foreign' }

/** So many of them. */
export const partyOfUnnamed = (count: number): Party => Array.from({ length: count }, () => unnamed)

/** The guests of a stay's rooms, room by room, adults first: the party of its booking. */
export const guestsOf = ({ rooms }: Pick<StayOrder, 'rooms'>): Party =>
  rooms.flatMap(({ adults, childAges }) => [
    ...Array.from({ length: adults }, () => unnamed),
    ...childAges.map((assumedAge) => ({ ...unnamed, assumedAge })),
  ])
