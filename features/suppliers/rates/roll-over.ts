import { addDays, type Day, isDay } from '#values/dates.ts'
import type { ChildBand } from '../child-bands.ts'
import type { ContractTerms } from '../contract.ts'
import type { NewSupplement } from './plan-supplements.ts'
import type { DaySpan } from './rate-runs.ts'
import type { NewRate } from './supplier-rate.ts'

/** `percentBp`: what is put on, in basis points, below 0 what is taken off; `stepMinor`: amounts are rounded up to it, at least 1. */
export type Uplift = { percentBp: number; stepMinor: number }

/** An amount with the uplift on it, in whole minor units. */
export function uplifted(minor: number, { percentBp, stepMinor }: Uplift): number {
  const exact = minor * (10_000 + percentBp)
  const step = 10_000 * stepMinor
  return Math.trunc((exact + step - 1) / step) * stepMinor
}

/** The same month and day of the next year; 29 February becomes 1 March. */
function nextYear(day: Day): Day {
  const year = Number(day.slice(0, 4)) + 1
  const same = `${year}${day.slice(4)}`
  return isDay(same) ? same : `${year}-03-01`
}

/**
 * Some days a year later. What ends on 29 February ends on the 28th, and what ends with February ends with it in a leap year too: seasons
 * that follow each other without a gap still do, and none overlap that did not.
 */
export function spanNextYear({ from, to }: DaySpan): DaySpan {
  const last = addDays(nextYear(addDays(to, 1)), -1)
  const first = nextYear(from)
  return { from: first > last ? last : first, to: last }
}

const childrenWith = (bands: readonly ChildBand[] | null, by: Uplift): ChildBand[] | null =>
  bands?.map((band) => ('minor' in band ? { ...band, minor: uplifted(band.minor, by) } : band)) ?? null

/** A rate for the same days of the next year. */
export function rateNextYear(rate: NewRate, by: Uplift): NewRate {
  const raised = (minor: number | null) => (minor === null ? null : uplifted(minor, by))
  return {
    serviceId: rate.serviceId,
    ...spanNextYear(rate),
    weekdays: rate.weekdays,
    residency: rate.residency,
    party: rate.party,
    nights: rate.nights,
    amountMinor: uplifted(rate.amountMinor, by),
    singleMinor: raised(rate.singleMinor),
    thirdMinor: raised(rate.thirdMinor),
    rackMinor: raised(rate.rackMinor),
    children: childrenWith(rate.children, by),
  }
}

/** A supplement for the same days of the next year. */
export const supplementNextYear = (supplement: NewSupplement, by: Uplift): NewSupplement => ({
  ...supplement,
  ...spanNextYear(supplement),
  amountMinor: uplifted(supplement.amountMinor, by),
  children: childrenWith(supplement.children, by),
})

/** The terms of a contract for the next year, under a name of its own. */
export function termsNextYear(terms: ContractTerms, { name, by }: { name: string; by: Uplift }): ContractTerms {
  const { from, to } = spanNextYear({ from: terms.validFrom, to: terms.validTo })
  return { ...terms, name, validFrom: from, validTo: to, children: childrenWith(terms.children, by) ?? [] }
}
