import type { Day } from '#values/dates.ts'

/** What is closed: everything in a park, all that an authority sells, or one permit. As an address names it: `park:volcanoes`. */
export type ClosureScope = `park:${string}` | `authority:${string}` | `permit:${string}`
export type Closure = { scope: ClosureScope; from: Day; to: Day }

/** A permit with its park and who sells it, where they are known. */
export type ClosableFee = {
  feeId: string
  name: string
  parkId: string | null
  park: string | null
  authorityId: string | null
  authority: string | null
}

/** The permits of a scope. */
export const feesIn = (scope: string, fees: readonly ClosableFee[]): ClosableFee[] =>
  fees.filter(
    ({ feeId, parkId, authorityId }) =>
      scope === `permit:${feeId}` ||
      (parkId !== null && scope === `park:${parkId}`) ||
      (authorityId !== null && scope === `authority:${authorityId}`),
  )

/** So many days are closed at once. */
export const mostClosedDays = 92

/** The tag of pages and shared reads that say which days are closed. */
export const closedDaysTag = 'closed-days'

/** How the occasions of these alerts begin. */
export const closureAlert = 'permit-closed'

/** The occasion of the alert to a day that is closed, by the first of its lots: what is closed again later is another one. */
export const closureOccasion = (scope: ClosureScope, day: Day, lotId: number): string =>
  `${closureAlert}:${scope}:${day}:lot-${lotId}`

/** What such an occasion is about; undefined: it is of another kind. */
export function closureOfOccasion(occasion: string): { scope: ClosureScope; day: Day } | undefined {
  const [, scope, day] = /^permit-closed:((?:park|authority|permit):[^:]+):(\d{4}-\d{2}-\d{2}):lot-\d+$/.exec(occasion) ?? []
  return scope && day ? { scope: scope as ClosureScope, day } : undefined
}
