import { addDays, type Day } from '#values/dates.ts'

/** Days, both ends inside; without a last one where it is null. */
export type Span = { fromDay: Day; toDay: Day | null }

const lastOf = ({ toDay }: Span): Day => toDay ?? '9999-12-31'
const byFirstDay = (one: Span, other: Span) => (one.fromDay < other.fromDay ? -1 : 1)

/** Days between the first and the last of some spans that none of them has, earliest first. */
export function gapsBetween(spans: readonly Span[]): { fromDay: Day; toDay: Day }[] {
  const sorted = spans.toSorted(byFirstDay)
  return sorted.flatMap((span, at) => {
    const next = sorted[at + 1]
    if (!next || span.toDay === null || next.fromDay <= addDays(span.toDay, 1)) return []
    return [{ fromDay: addDays(span.toDay, 1), toDay: addDays(next.fromDay, -1) }]
  })
}

/** The span that shares a day with another one, and the first such day. */
export function overlapWith<One extends Span>(spans: readonly One[], span: Span): { other: One; day: Day } | undefined {
  const other = spans.toSorted(byFirstDay).find((one) => one.fromDay <= lastOf(span) && span.fromDay <= lastOf(one))
  return other && { other, day: other.fromDay > span.fromDay ? other.fromDay : span.fromDay }
}

/**
 * The neighbours of a span as they would follow it without overlap or gap: the one before ends the day before it, the one after begins the
 * day after. Those that need no change are left out, and so is one that the span would swallow whole.
 */
export function fittedNeighbours<One extends Span>(others: readonly One[], span: Span): One[] {
  const before = others
    .filter(({ fromDay }) => fromDay < span.fromDay)
    .toSorted(byFirstDay)
    .at(-1)
  const after = others
    .filter((one) => one.fromDay >= span.fromDay && lastOf(one) > lastOf(span))
    .toSorted(byFirstDay)
    .at(0)
  const [dayBefore, dayAfter] = [addDays(span.fromDay, -1), span.toDay === null ? null : addDays(span.toDay, 1)]
  return [
    ...(before && before.toDay !== dayBefore ? [{ ...before, toDay: dayBefore }] : []),
    ...(after && dayAfter !== null && after.fromDay !== dayAfter ? [{ ...after, fromDay: dayAfter }] : []),
  ]
}
