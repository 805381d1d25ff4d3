import { addDays, type Day } from '#values/dates.ts'

/**
 * What is sold by dated rates has a first period, its own fields, and any number of later ones. A period begins on its day and ends the
 * day before the next begins; the first also covers every day before it. `ratesUntil` is the last day on sale, null where the last
 * period has no end. Source: docs/decisions/0039-rate-periods.md.
 */
export type RatePeriods<Period extends { from: Day }> = {
  laterRates?: readonly Period[]
  ratesUntil?: Day | null
}

/** The most periods after the first one that anything has. */
export const mostLaterPeriods = 12

/** Rates of one day: those that are read without asking for a day cannot have later ones, so the compiler finds who forgot to ask. */
export type OfOnePeriod = { laterRates?: never; ratesUntil?: never }

/** A day for which no rates are published yet, with the last day that has some. */
export type RatesNotPublished = { reason: 'rates-not-published'; until: Day }

/** Why a day is not on sale by its rates; undefined where it is. */
export const unpublishedOn = ({ ratesUntil }: RatePeriods<{ from: Day }>, day: Day): RatesNotPublished | undefined =>
  ratesUntil && day > ratesUntil ? { reason: 'rates-not-published', until: ratesUntil } : undefined

/** The later period that a day lies in; undefined where the first one holds. */
export const laterPeriodOn = <Period extends { from: Day }>({ laterRates = [] }: RatePeriods<Period>, day: Day) =>
  laterRates.findLast(({ from }) => from <= day)

/** The first day of each period from that of `day` on: `day` itself for its own. Days after the last one on sale are left out. */
export function periodStarts(of: RatePeriods<{ from: Day }>, day: Day): Day[] {
  const starts = [day, ...(of.laterRates ?? []).flatMap(({ from }) => (from > day ? [from] : []))]
  return starts.filter((start) => !unpublishedOn(of, start))
}

export type PeriodFault =
  | { at: number; why: 'twice' | 'out-of-order' }
  /** The last day on sale lies before the last period begins. */
  | { at: undefined; why: 'ends-early'; least: Day }

/** What is wrong with the days of periods: two that begin on one day, one before the other, an end before the last begins. */
export function periodFaults({ laterRates = [], ratesUntil }: RatePeriods<{ from: Day }>): PeriodFault[] {
  const faults = laterRates.flatMap(({ from }, at): PeriodFault[] => {
    const before = laterRates[at - 1]?.from
    if (before === undefined || from > before) return []
    return [{ at, why: laterRates.slice(0, at).some((one) => one.from === from) ? 'twice' : 'out-of-order' }]
  })
  const last = laterRates.reduce<Day | undefined>((latest, { from }) => (latest && latest > from ? latest : from), undefined)
  return last && ratesUntil && ratesUntil < last ? [...faults, { at: undefined, why: 'ends-early', least: last }] : faults
}

/** Staff are reminded of missing rates this many days before they are needed: half a year. */
const daysOfNotice = 183

/**
 * The first day for which staff have entered nothing and which is near: the day after the last on sale, or the next new year where no
 * period begins on it or later. Undefined where nothing is missing within half a year.
 */
export function missingRatesFrom({ laterRates = [], ratesUntil }: RatePeriods<{ from: Day }>, today: Day): Day | undefined {
  const newYear: Day = `${Number(today.slice(0, 4)) + 1}-01-01`
  const missing = ratesUntil ? addDays(ratesUntil, 1) : laterRates.some(({ from }) => from >= newYear) ? undefined : newYear
  return missing && missing <= addDays(today, daysOfNotice) ? missing : undefined
}
