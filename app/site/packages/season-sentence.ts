import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import type { seasonWords } from '../../words/season.ts'

type SeasonWords = Words<typeof seasonWords.tree>

/** Months with the same mark as spans: 'June to September and December'. A span may cross the new year. */
export function monthSpans(months: readonly number[], mark: number, words: SeasonWords, { months: names }: Formatter): string {
  const has = (month: number) => months[(month + 12) % 12] === mark
  if (months.length === 12 && months.every((month) => month === mark))
    return words.span({ from: names[0] ?? '', to: names[11] ?? '' })
  const spans = months.flatMap((_, month) => {
    if (!has(month) || has(month - 1)) return []
    let last = month
    while (has(last + 1)) last++
    const from = names[month] ?? ''
    return last === month ? [from] : [words.span({ from, to: names[last % 12] ?? '' })]
  })
  const last = spans.pop() ?? ''
  return spans.length === 0 ? last : words.and({ before: spans.join(', '), last })
}

/** A season strip as a sentence. */
export function seasonSentence(months: readonly number[], words: SeasonWords, format: Formatter): string {
  const parts = [
    [3, words.best],
    [2, words.good],
    [0, words.avoid],
  ] as const
  return parts
    .map(([mark, sentenceOf]) => [monthSpans(months, mark, words, format), sentenceOf] as const)
    .filter(([spans]) => spans)
    .map(([spans, sentenceOf]) => sentenceOf({ months: spans }))
    .join(' ')
}
