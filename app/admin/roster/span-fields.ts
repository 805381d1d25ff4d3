import { daysOfSpan, type Span } from '#features/crew/assignments/assignment.ts'

/** A span as the fields of a form: days, and times where it is not whole days. */
export function spanFields(span: Span) {
  const { from, to } = daysOfSpan(span)
  const isWhole = span.from.endsWith('T00:00') && span.to.endsWith('T00:00')
  return {
    from,
    to,
    fromTime: isWhole ? '' : span.from.slice(11),
    toTime: isWhole || span.to.endsWith('T00:00') ? '' : span.to.slice(11),
  }
}
