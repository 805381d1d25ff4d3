import { monthNames } from '#values/day-words.ts'
import { seasonWords as says } from '../../words/season.ts'

/** Months with the same mark as spans: 'June to September and December'. A span may cross the new year. */
export function monthSpans(months: readonly number[], mark: number): string {
  const has = (month: number) => months[(month + 12) % 12] === mark
  if (months.length === 12 && months.every((month) => month === mark)) return `${monthNames[0]} to ${monthNames[11]}`
  const spans = months.flatMap((_, month) => {
    if (!has(month) || has(month - 1)) return []
    let last = month
    while (has(last + 1)) last++
    const from = monthNames[month] ?? ''
    return last === month ? [from] : [`${from} to ${monthNames[last % 12] ?? ''}`]
  })
  if (spans.length < 2) return spans[0] ?? ''
  return `${spans.slice(0, -1).join(', ')} and ${spans.at(-1)}`
}

/** A season strip as a sentence. */
export function seasonSentence(months: readonly number[]): string {
  const parts = [
    [3, says.best],
    [2, says.good],
    [0, says.avoid],
  ] as const
  return parts
    .map(([mark, sentenceOf]) => [monthSpans(months, mark), sentenceOf] as const)
    .filter(([spans]) => spans)
    .map(([spans, sentenceOf]) => sentenceOf(spans))
    .join(' ')
}
