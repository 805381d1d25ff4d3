import type { Residency } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import { type ChildBand, isSameBands } from '../child-bands.ts'
import type { Weekday } from '../weekdays.ts'

/** From so many on, to so many or without an end. */
export type CountRange = { from: number; to: number | null }

/** For which nights or days of service a rate is. `residency` null: for every class that has no rate of its own. */
export type RateScope = {
  serviceId: number
  from: Day
  to: Day
  weekdays: readonly Weekday[]
  residency: Residency | null
  /** How many take part. */
  party: CountRange
  /** How long the stay is. */
  nights: CountRange
}

/**
 * What one unit costs, in the minor unit of the contract's currency: for each sharing (or the unit of its basis), for one alone in a
 * room, for a third adult; `rackMinor`: what the supplier publishes, where the contract is net. `children`: instead of the contract's.
 */
export type RateAmounts = {
  amountMinor: number
  singleMinor: number | null
  thirdMinor: number | null
  rackMinor: number | null
  children: readonly ChildBand[] | null
}

export type NewRate = RateScope & RateAmounts

/** A rate as it stands: live, or of a contract that is not active yet. */
export type SupplierRate = NewRate & { id: number; contractId: number }

export const isSameRange = (one: CountRange, other: CountRange): boolean => one.from === other.from && one.to === other.to

/** Whether two ranges share a count. */
const rangesMeet = (one: CountRange, other: CountRange): boolean =>
  one.from <= (other.to ?? Number.POSITIVE_INFINITY) && other.from <= (one.to ?? Number.POSITIVE_INFINITY)

/** Whether two rates could both hold for one night: what the database refuses of live ones. */
export const scopesMeet = (one: RateScope, other: RateScope): boolean =>
  one.serviceId === other.serviceId &&
  one.residency === other.residency &&
  one.from <= other.to &&
  other.from <= one.to &&
  one.weekdays.some((day) => other.weekdays.includes(day)) &&
  rangesMeet(one.party, other.party) &&
  rangesMeet(one.nights, other.nights)

export const isSameAmounts = (one: RateAmounts, other: RateAmounts): boolean =>
  one.amountMinor === other.amountMinor &&
  one.singleMinor === other.singleMinor &&
  one.thirdMinor === other.thirdMinor &&
  one.rackMinor === other.rackMinor &&
  isSameBands(one.children, other.children)
