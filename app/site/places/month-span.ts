import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import type { seasonWords } from '../../words/season.ts'

/** Consecutive months as a span: 'July to October', 'November'. 1 is January. */
export function monthSpan(months: readonly number[], words: Words<typeof seasonWords.tree>, format: Formatter): string {
  const names = months.map((month) => format.months[month - 1] ?? '')
  const [first = ''] = names
  return names.length < 2 ? first : words.span({ from: first, to: names.at(-1) ?? '' })
}
