import type { BookingState } from '#features/bookings/booking.ts'
import type { RunKey, Span } from '#features/crew/assignments/assignment.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Day } from '#values/dates.ts'
import type { Transfer, UntimedTransfer } from './transfers.ts'

/** States of a booking in which it is a run that nobody has paid yet, and in which it is sold. */
export const pencilledStates: readonly BookingState[] = ['requested', 'on-hold', 'quoted']
export const soldStates: readonly BookingState[] = ['pending', 'confirmed', 'in-progress', 'completed']

/**
 * What guides and vehicles go with: a departure that is on sale, or a booking that travels by itself. docs/roster.md.
 */
export type Run = {
  key: RunKey
  kind: OrderKind
  /** The reference of a booking; of a departure its address, 'gorillas-2027-06-14'. */
  reference: string
  title: string
  days: { from: Day; to: Day }
  /** Its minutes, where it has them: a hire, from when the vehicle is fetched. Else whole days. */
  span: Span
  /** Whether nobody has paid yet: a booking that is requested, on hold or quoted. Never a departure. */
  isPencilled: boolean
  /** Of a departure: whether it runs whoever books. */
  isGuaranteed: boolean
  /** Of a departure: those of its bookings that are sold. */
  travellers: number
  /** The languages of its bookings, by code, each once. Of a departure: of those that are sold. */
  languages: readonly string[]
  /** Countries that it visits, by id. */
  countries: readonly string[]
  /** Where its first day begins and its last day ends; null where nobody has entered it. */
  startPlaceId: string | null
  endPlaceId: string | null
  /** Of a hire: the class, how many, and whether with our drivers. */
  hired: { vehicleClassId: string; vehicles: number; withDriver: boolean } | null
  /** Of a tailored trip: what its accepted option has of our own guides and vehicles; null of what it says nothing of. */
  ownItems: { guides: number | null; cars: number | null } | null
  /** Drives to and from airports that were sold with it and that no supplier delivers, for each known flight. */
  transfers: readonly Transfer[]
  /** Those for which a flight is not known yet, by day. */
  untimedTransfers: readonly UntimedTransfer[]
  /** What staff say that it needs, in place of what is counted. */
  staffNumbers: StaffNumbers | null
}

/** Numbers that a member of staff set. */
export type StaffNumbers = { cars: number; driverGuides: number; guides: number; drivers: number; by: string; at: Date }

/** How many of each a run needs. `cars` by number; `seats` where vehicles are counted by their seats instead, as of pilgrims (`bySeats`): a larger one is there for two, and each of ours needs a driver. */
export type CrewRequirement = {
  cars: number
  seats: number
  vehicleClassId: string | null
  driverGuides: number
  guides: number
  drivers: number
  bySeats?: true
}

/** How a run is called in a sentence about something else, and where it is looked at. Never a customer's name; a departure has no reference. */
export type RunName = { reference: string; title: string; startsOn: Day; address: string }
