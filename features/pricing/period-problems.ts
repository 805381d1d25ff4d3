import type { Problem } from '#features/content/entry.ts'
import { grave } from '#features/content/problems.ts'
import type { Day } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { missingRatesFrom, periodFaults, type RatePeriods } from './rate-periods.ts'

/**
 * What stands against publishing rate periods: two that begin on one day, one before the other, an end before the last begins. With
 * `today` a note, where staff have entered nothing for days that are half a year away or less.
 */
export function periodProblems(of: RatePeriods<{ from: Day }>, today?: Day): Problem[] {
  const faults = periodFaults(of).map((fault): Problem => {
    if (fault.why === 'ends-early') return grave('ratesUntil', 'rates-end-early', { day: dayText(fault.least) })
    return grave(`laterRates.${fault.at}.from`, fault.why === 'twice' ? 'period-twice' : 'period-out-of-order')
  })
  const missing = today && missingRatesFrom(of, today)
  if (!missing) return faults
  const reason = of.ratesUntil ? 'rates-end-soon' : 'next-rates-missing'
  return [...faults, { path: 'laterRates', reason, grave: false, facts: { day: dayText(missing) } }]
}
