import type { Residency } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import type { Contract } from '../contract.ts'
import type { RateRefusal } from './find-rate.ts'

/** Who takes part: completed years on the day of arrival, or on the first day of what is no stay. */
export type Participant = { position: number; age: number; residency: Residency }

/**
 * What is taken of a service. `days`: nights of a stay, days of anything else. `rooms`: who sleeps in each, by their positions,
 * of a stay alone. `vehicles`: more than the seats need; `kilometres` of each vehicle; `quantity` of a service by the item; `groups`: how many of a
 * service by the group are needed, one where nothing is said. `ticked`: optional supplements.
 */
export type ItemInput = {
  from: Day
  days: number
  participants: readonly Participant[]
  rooms?: readonly (readonly number[])[]
  vehicles?: number
  kilometres?: number
  quantity?: number
  groups?: number
  ticked?: readonly number[]
}

/**
 * A component of a cost before tax, in the minor unit of its contract's currency: `units` × `unitMinor`, which is net. `who`:
 * whose it is, several where it is for all of them. `sharingMinor`: of who is alone in a room, what sharing would have cost.
 * `rackMinor`: what the supplier publishes for the unit, where it is one that the rate itself counts.
 */
export type CostLine = {
  contract: Contract
  day: Day
  what: 'sharing' | 'single' | 'third' | 'child' | 'room' | 'unit' | 'supplement' | 'free'
  label?: string
  units: number
  unitMinor: number
  who: readonly number[]
  rateId?: number
  sharingMinor?: number
  rackMinor?: number
}

export type CostRefusal =
  | RateRefusal
  | { reason: 'single-rate-missing'; day: Day }
  | { reason: 'room-too-small'; most: number }
  | { reason: 'child-alone' | 'nobody' }
  | { reason: 'too-young'; least: number; positions: readonly number[] }
  | { reason: 'too-few-vehicles'; least: number }
  | { reason: 'kilometres-missing' }
  | { reason: 'no-fx'; currency: string }
