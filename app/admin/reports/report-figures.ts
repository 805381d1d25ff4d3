import type { ReadWords } from '#platform/languages/read-words.ts'
import { reportWords } from '../../words/admin/reports.ts'

/** '25 min', '5.2 h', '3.1 days': as long as somebody waited. */
export function hoursText(read: ReadWords, hours: number | null): string {
  const words = read(reportWords).waits
  if (hours === null) return '–'
  if (hours < 1) return words.minutes({ minutes: Math.round(hours * 60) })
  const tenth = (value: number) => Math.round(value * 10) / 10
  return hours < 48 ? words.hours({ hours: read.format.number(tenth(hours)) }) : words.days({ days: tenth(hours / 24) })
}

/** '64%' of a capacity; a dash where there is none. */
export function shareText(read: ReadWords, part: number, whole: number): string {
  if (whole === 0) return '–'
  const share = (part / whole) * 100
  return share > 0 && share < 1 ? read(reportWords).underOne : read.format.percent(Math.round(share))
}
