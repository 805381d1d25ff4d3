import type { Estimate } from '#features/suppliers/costing/estimate.ts'
import type { Currency } from '#values/money.ts'

/**
 * What is charged as it is, a permit, a park fee or a flight: US cents a person, without buffer, mark-up or VAT. `fee`: what it
 * is by the list of permits and park fees; absent where no list has it, such as of a flight. `estimated`: a flight by rates of a year before;
 * `currency`: in which we pay a flight.
 */
export type PassedOn = {
  kind: 'permit' | 'park-fee' | 'flight'
  fee?: { id: string; name: string; year: number }
  units: readonly PassedOnUnit[]
  estimated?: Estimate
  currency?: Currency
}

/**
 * One price of it, for each of `who`; for each of so many `vehicles` where the fee is by the vehicle.
 * - `children`: who of them pays what the park takes of a child.
 * - `toCheck`: a child's own fee is not known, and the adult one is taken (docs/pricing.md, 'Permits and park fees').
 */
export type PassedOnUnit = {
  who: readonly number[]
  unitMinor: number
  vehicles?: number
  children?: readonly number[]
  toCheck?: true
}

/** What all of it comes to, in US cents. */
export const passedOnMinor = ({ units }: PassedOn): number =>
  units.reduce((sum, { who, vehicles, unitMinor }) => sum + (vehicles ?? who.length) * unitMinor, 0)
