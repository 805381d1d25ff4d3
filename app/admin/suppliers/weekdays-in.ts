import type { Formatter } from '#platform/languages/formatter.ts'

/** Each weekday as people type it, with a day on which it is. */
const days: Readonly<Record<string, string>> = {
  Mon: '2024-01-01',
  Tue: '2024-01-02',
  Wed: '2024-01-03',
  Thu: '2024-01-04',
  Fri: '2024-01-05',
  Sat: '2024-01-06',
  Sun: '2024-01-07',
}

/** Weekdays as a field has them, in the words of a language: 'Fri-Sun' is 'ven.-dim.' in French. Everything else stays. */
export const weekdaysIn = ({ shortWeekday }: Formatter, text: string): string =>
  text.replace(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, (name) => shortWeekday(days[name] ?? ''))
