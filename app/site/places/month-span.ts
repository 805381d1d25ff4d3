import { monthNames } from '#values/day-words.ts'

/** Consecutive months as a span: 'July to October', 'November'. 1 is January. */
export function monthSpan(months: readonly number[]): string {
  const names = months.map((month) => monthNames[month - 1] ?? '')
  const [first = ''] = names
  return names.length < 2 ? first : `${first} to ${names.at(-1)}`
}
