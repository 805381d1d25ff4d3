import type { PermitsWaiting } from '#features/bookings/permits/list-permits-waiting.server.ts'
import { poolDayKey } from '#features/permits/rules/need.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { closurePath } from '../permits/closure/closure-path.ts'
import type { TaskItem } from '../tasks/tasks-pane.tsx'
import { dueBefore, formOf, rowOf, toneBefore, whatOf } from './due-rows.ts'

/** In so many days before the last minute to pay a permit it is red, as in the list of deadlines. */
const redDays = 3

/**
 * Permits of a day that are reserved together, by the visit: from the list of all of them, by the last minute in which the authority takes money. On a closed
 * day something else is agreed.
 */
export function permitsOf(read: ReadWords, waiting: PermitsWaiting, now: Date, mayMove: boolean): TaskItem {
  const words = read(todayWords).due
  const today = kigaliDay(now)
  const { day, label, permits, isClosed, payBy, bookings } = waiting
  const [first, ...more] = bookings
  const pays = payBy && !isClosed ? { isLate: payBy <= now, redFrom: addDays(kigaliDay(payBy), -redDays) } : undefined
  const due = dueBefore(day, today)
  const when = !pays || !payBy ? 'none' : pays.isLate ? 'now' : 'by'
  const by = payBy ? read.format.instant(payBy) : ''
  const [to, verb] = isClosed ? ofClosed(read, waiting) : ['/admin/permits/buy', words.verbs.permits]
  return rowOf(read, 'permits', {
    ...{ id: poolDayKey(waiting), ...due, what: whoWaits(read, waiting) },
    ...(pays && {
      isLate: pays.isLate || due.isLate,
      dueAt: Math.min(due.dueAt, kigaliInstant(pays.redFrom, 0).getTime()),
      // What must be paid before the visit hurts from then on.
      ...(!pays.isLate && { neededAt: Math.min(due.neededAt, payBy?.getTime() ?? due.neededAt) }),
    }),
    detail: isClosed ? words.closed({ label, closed: permits }) : words.permits({ label, permits, when, by }),
    tag: {
      word: words.forDay({ day: read.format.shortDay(day) }),
      tone: pays && pays.redFrom <= today ? 'bad' : toneBefore(day, today),
    },
    ...(mayMove ? { to, verb } : { to: more.length === 0 ? formOf(first?.id ?? '', false) : to, verb: words.open }),
  })
}

/** Where another day is agreed for permits of a closed day: for all of a departure, else with its booking, or where there are more of them, with each. */
function ofClosed(read: ReadWords, { feeId, day, departureId, bookings }: PermitsWaiting): [to: string, verb: string] {
  const { verbs } = read(todayWords).due
  const [first, ...more] = bookings
  if (departureId !== null) return [`/admin/departures/${departureId}#permits`, verbs.closedVisit]
  if (first && more.length === 0) return [`/admin/bookings/${first.id}/amend`, verbs.closed]
  return [closurePath({ scope: `permit:${feeId}`, from: day, to: day }), verbs.closedFor]
}

/** For whom permits of a day are: the booking, or how many, with the title that all of them have. */
function whoWaits(read: ReadWords, { bookings, departureId }: PermitsWaiting): string {
  const { due, people, bookings: count } = read(todayWords)
  const [first, ...more] = bookings
  if (first && more.length === 0) return whatOf(read, first)
  const named = {
    bookings: count({ count: bookings.length }),
    people: people({ count: bookings.reduce((sum, { travellersCount }) => sum + travellersCount, 0) }),
  }
  return departureId === null ? due.several(named) : due.severalOf({ ...named, title: first?.title ?? '' })
}
