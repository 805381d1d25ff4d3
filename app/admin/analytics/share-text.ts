import type { ReadWords } from '#platform/languages/read-words.ts'
import { analyticsAdminWords } from '../../words/admin/analytics.ts'

/** '9.7%', '0.04%', '120%': two digits that say something. */
export function percentText(read: ReadWords, part: number, whole: number): string {
  const share = (part / whole) * 100
  const digits = share >= 10 ? 0 : share >= 1 ? 1 : 2
  if (part > 0 && share < 0.01) return read(analyticsAdminWords).way.underOne
  return read.format.percent(Number(share.toFixed(digits)))
}

/** How much of the step above a step is. Steps are counted apart, so a later one can be the larger: that is no share. */
export function shareOfAbove(read: ReadWords, now: number, above: number): string {
  const words = read(analyticsAdminWords).way.shareOf
  if (above === 0) return words.none
  return now > above ? words.larger : words.share({ percent: percentText(read, now, above) })
}
