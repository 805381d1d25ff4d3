import type { Authority } from '#features/permits/authorities/authority.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays } from '#values/dates.ts'
import { authorityListWords } from '../../../words/admin/permits/authorities.ts'

const aMonday = '2024-01-01'

/** 'Mon' for 1 to 'Sun' for 7. */
export const weekdayText = ({ shortWeekday }: Pick<Formatter, 'shortWeekday'>, day: number): string =>
  shortWeekday(addDays(aMonday, day - 1))

/** 'Mon to Fri', 'Mon, Wed and Sat', 'every day'. */
export function workDaysText(read: ReadWords, worksOn: readonly number[]): string {
  const words = read(authorityListWords)
  const name = (day: number) => weekdayText(read.format, day)
  const [first, last] = [worksOn[0] ?? 1, worksOn.at(-1) ?? 1]
  if (worksOn.length === 7) return words.everyDay
  const isRun = worksOn.length > 2 && last - first === worksOn.length - 1
  return isRun ? words.daysFromTo({ first: name(first), last: name(last) }) : read.format.list(worksOn.map(name))
}

/** 'Until 17:00, Mon to Fri'. */
export const openText = (read: ReadWords, { closesAt, worksOn }: Pick<Authority, 'closesAt' | 'worksOn'>): string =>
  read(authorityListWords).open({ clock: closesAt, days: workDaysText(read, worksOn) })

/** 'Africa/Dar_es_Salaam' as 'Dar es Salaam'. */
export const zoneText = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
