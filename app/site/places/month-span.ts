import { monthNames } from '#values/day-words.ts'

/** Months that follow one another, as people say them: 'July to October', 'November'. 1 is January. */
export function monthSpan(months: readonly number[]): string {
  const names = months.map((month) => monthNames[month - 1] ?? '')
  const [first = ''] = names
  return names.length < 2 ? first : `${first} to ${names.at(-1)}`
}
