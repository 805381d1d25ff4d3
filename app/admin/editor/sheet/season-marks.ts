/** How good a month is to travel: 0 avoid, 1 possible, 2 good, 3 best. */
export const seasonMarks = [0, 1, 2, 3] as const
export type SeasonMark = (typeof seasonMarks)[number]

const monthCount = 12

/** Twelve marks, January to December. A missing or invalid one is 1, possible. */
export const twelveMarks = (months: readonly number[]): SeasonMark[] =>
  Array.from({ length: monthCount }, (_, month) => seasonMarks.find((mark) => mark === months[month]) ?? 1)

/** The year with one mark on every month between two, in either order. */
export const painted = (months: readonly number[], from: number, to: number, mark: SeasonMark): SeasonMark[] =>
  twelveMarks(months).map((old, month) => (month >= Math.min(from, to) && month <= Math.max(from, to) ? mark : old))

/** The mark that a key sets: a digit sets that mark, up and down the next better or worse one. Undefined for other keys. */
export function markByKey(key: string, mark: SeasonMark): SeasonMark | undefined {
  if (key === 'ArrowUp') return seasonMarks[Math.min(mark + 1, 3)]
  if (key === 'ArrowDown') return seasonMarks[Math.max(mark - 1, 0)]
  return seasonMarks.find((one) => String(one) === key)
}

/** The month that a key moves to, around the year. Undefined for other keys. */
export function monthByKey(key: string, month: number): number | undefined {
  if (key === 'ArrowLeft') return (month + monthCount - 1) % monthCount
  if (key === 'ArrowRight') return (month + 1) % monthCount
  if (key === 'Home') return 0
  return key === 'End' ? monthCount - 1 : undefined
}
