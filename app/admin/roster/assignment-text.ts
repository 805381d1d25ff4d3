import { daysOfSpan, type Span } from '#features/crew/assignments/assignment.ts'
import type { OverlapNamed } from '#features/roster/assign/assignment-refusal.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'

/** The days of a span, with its times where they are not whole days: '14 to 16 June 2027', '14 June 2027, 08:30 to 12:00'. */
export function spanText(read: ReadWords, span: Span): string {
  const words = read(assignmentWords)
  const { from, to } = daysOfSpan(span)
  const [fromTime, toTime] = [span.from.slice(11), span.to.slice(11)]
  if (fromTime === '00:00' && toTime === '00:00') return read.format.days(from, to)
  const times = { fromTime, toTime: toTime === '00:00' ? '24:00' : toTime }
  if (from === to) return words.hours({ day: read.format.day(from), ...times })
  return words.days({ from: read.format.day(from), to: read.format.day(to), ...times })
}

/** What somebody is on, as a sentence names it: 'Gorillas, 14 June 2027 (K7QM-42XD)', 'Leave, 12 to 14 June 2027'. */
export function overlapText(read: ReadWords, { run, absence, from, to }: OverlapNamed): string {
  const words = read(assignmentWords)
  if (run) {
    const named = { title: run.title, day: spanText(read, { from, to }) }
    return run.reference === '' ? words.overlapDeparture(named) : words.overlapBooking({ ...named, reference: run.reference })
  }
  return `${words.absences[absence ?? 'other']}, ${spanText(read, { from, to })}`
}
