import type { RangeName } from '#features/analytics/range.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { analyticsAdminWords } from '../../words/admin/analytics.ts'

/** What a range is compared with: 'the 30 days before'. Of a day that is not over it is the whole day before. */
export function beforeText(read: ReadWords, range: RangeName, days: number): string {
  const words = read(analyticsAdminWords).than
  return range === 'today' ? words.yesterday : days === 1 ? words.day : words.days({ days })
}

/** '38 more than the 30 days before', 'as many as the 30 days before'; figures with a half are told to a tenth. */
export function differenceText(read: ReadWords, now: number, before: number, than: string): string {
  const words = read(analyticsAdminWords).difference
  const difference = Math.round((now - before) * 10) / 10
  if (difference === 0) return before === 0 ? words.none({ than }) : words.same({ than })
  const figure = read.format.number(Math.abs(difference))
  return difference > 0 ? words.more({ difference: figure, than }) : words.fewer({ difference: figure, than })
}
