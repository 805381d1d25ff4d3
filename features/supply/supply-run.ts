import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { OrderedExtra } from '#features/orders/order.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Beds } from '#features/travellers/rooming.ts'
import { addDays, ageOn, type Day } from '#values/dates.ts'

/** Somebody who travels: `bornOn` null where only an age was given, in completed years on the first day. `beds`: those that they ask for. */
export type RunMember = { bornOn: Day | null; assumedAge: number; residency: Residency; beds?: Beds | null }

/**
 * A party on a run: the members of one booking, and who of them sleep in each room, by their places from 0. `comfort` null: the order has none.
 * `extras`: those that it has, by their ids in the catalogue.
 */
export type RunParty = {
  bookingId: string
  comfort: Comfort | null
  extras: readonly OrderedExtra[]
  members: readonly RunMember[]
  rooms: readonly (readonly number[])[]
}

/**
 * What is ordered for: a departure with its bookings that are sold, or a booking that travels by itself. `begins`: its lines are made by
 * themselves, because it is sold or waits for its suppliers' answers; one that is on hold or quoted keeps those it has. `crewBeds`: for our
 * guides and drivers, at each lodge. `ownGuides`, `ownVehicles`: the run needs some of ours, so that none are ordered for it.
 */
export type SupplyRun = {
  key: RunKey
  kind: OrderKind
  begins: boolean
  startsOn: Day
  endsOn: Day
  parties: readonly RunParty[]
  crewBeds: number
  ownGuides: boolean
  ownVehicles: boolean
}

/** In completed years on a day. */
export const ageOf = ({ bornOn, assumedAge }: RunMember, day: Day): number => (bornOn === null ? assumedAge : ageOn(bornOn, day))

/** Nights or days of a line as both ends: the last night of a stay, the last day of anything else. */
export const daysOf = (startsOn: Day, day: number, days: number): { firstDay: Day; lastDay: Day } => ({
  firstDay: addDays(startsOn, day - 1),
  lastDay: addDays(startsOn, day - 1 + Math.max(1, days) - 1),
})
