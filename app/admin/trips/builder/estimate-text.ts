import type { Estimate } from '#features/suppliers/costing/estimate.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { tripCheckWords } from '../../../words/admin/trips/trip-checks.ts'

/** 'as 2027, + 6%': by which rates something is estimated. */
export const asYear = (read: ReadWords, { year, upliftBp }: Estimate): string =>
  read(tripCheckWords).asYear({ year, uplift: read.format.percent(upliftBp / 100) })

/** Why something is an estimate; how it was made is for staff who may read costs. */
export function estimateText(read: ReadWords, estimate: Estimate, readsCosts: boolean): string {
  const { estimateBy, estimateOnly } = read(tripCheckWords)
  const year = estimate.year + 1
  return readsCosts ? estimateBy({ year, how: asYear(read, estimate) }) : estimateOnly({ year })
}
