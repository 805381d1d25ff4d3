import type { Day } from '#values/dates.ts'

/** The permits of one fee, on all days or on one. */
export type Scope = { feeId: string; day: Day | null }

/** A scope as the form sends it. */
export const scopeValue = ({ feeId, day }: Scope): string => (day ? `${feeId} ${day}` : feeId)

/** Where the numbers of the permits of one day are entered. */
export const numbersPath = (scope: Scope): string => `/admin/permits/numbers?scope=${encodeURIComponent(scopeValue(scope))}`

/** And back. */
export const readScope = (value: string): Scope => {
  const [feeId = '', day] = value.split(' ')
  return { feeId, day: day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null }
}
