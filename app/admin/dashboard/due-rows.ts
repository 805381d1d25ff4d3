import type { BookingAccount } from '#features/bookings/account.ts'
import { movesFrom } from '#features/bookings/booking.ts'
import type { ChildFeesWaiting } from '#features/bookings/child-fees/reads-child-fees.server.ts'
import { answerHours } from '#features/bookings/holds/hold-length.ts'
import type { PermitsWaiting } from '#features/bookings/lists/reads-today.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { answerBy } from '#features/enquiries/answer-by.ts'
import type { AdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { addDays, type Day, daysBetween, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { dayText, shortDay } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { bookingStateWords } from '../../words/admin/bookings/booking.ts'
import { childFeeWords } from '../../words/admin/bookings/child-fees.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { deadlineTag } from '../components/instants.ts'
import { questionLine } from '../enquiries/enquiry-row.ts'
import type { TaskItem } from '../tasks/tasks-pane.tsx'

const { due: words } = todayWords
type Kind = keyof typeof words.kinds

type Row = Pick<TaskItem, 'tag' | 'dueAt'> & { id: string; what: string; detail: string; to: string; verb: string }

/** A row of the list of what is due: the kind, the detail, and a button that opens the form. */
const rowOf = (kind: Kind, { id, tag, dueAt, what, detail, to, verb }: Row): TaskItem => ({
  key: `${kind}-${id}`,
  ...{ tag, dueAt },
  text: what,
  detail: `${words.kinds[kind]}. ${detail}`,
  form: { to, verb },
  ...{ to: undefined, booking: undefined, done: undefined },
})

/** The form for a row: the first open one, at its own address. Without the permission the row leads to the booking. */
const formOf = (id: string, open: string | false) => (open ? `/admin/bookings/${id}?ask=${open}` : `/admin/bookings/${id}`)

type Named = { leadName: string; travellersCount: number; title: string }
const whatOf = ({ leadName, travellersCount, title }: Named) =>
  words.what(leadName, adminWords.bookings.people(travellersCount), title)

const startAndTotal = ({ startsOn, totalMinor, currency }: Booking) =>
  words.startAndTotal(dayText(startsOn), moneyText({ minor: totalMinor, currency }))

/** The deadline of an answer: red once it is past. */
const byTag = (by: Date, now: Date): TaskItem['tag'] =>
  by <= now ? { word: words.since(shortDay(kigaliDay(by))), tone: 'bad' } : deadlineTag(by, now)

/** Work for a first day is due two weeks before it. */
const daysAhead = 14
const dueBefore = (day: Day) => kigaliInstant(addDays(day, -daysAhead), 0).getTime()
const toneBefore = (day: Day, today: Day) => (daysBetween(today, day) <= daysAhead ? 'bad' : 'warn')

/** A hold that ends. Who may confirm it now gets the link to do so, others the link to the booking. */
export function holdOf(booking: Booking, now: Date, mayMove: boolean): TaskItem {
  const end = booking.holdEndsAt ?? now
  const confirms = mayMove && movesFrom(booking, 'staff', now, kigaliDay(now)).some(({ event }) => event === 'confirm')
  return rowOf('hold', {
    ...{ id: booking.id, dueAt: end.getTime(), tag: deadlineTag(end, now) },
    ...{ what: whatOf(booking), detail: startAndTotal(booking) },
    ...{ to: formOf(booking.id, confirms && 'confirm'), verb: confirms ? words.verbs.hold : words.open },
  })
}

/** A customer who waits for a price. */
export function quoteRequestRow(booking: Booking, now: Date, mayMove: boolean): TaskItem {
  const by = new Date(booking.createdAt.getTime() + answerHours * 3_600_000)
  return rowOf('asked', {
    ...{ id: booking.id, dueAt: by.getTime(), tag: byTag(by, now) },
    ...{ what: whatOf(booking), detail: words.starts(dayText(booking.startsOn)) },
    ...{ to: formOf(booking.id, mayMove && 'quote'), verb: mayMove ? words.verbs.asked : words.open },
  })
}

/** A request that waits for our answer, or a paid booking that waits for its supplier. */
export function pendingOf(booking: Booking, now: Date, mayMove: boolean): TaskItem {
  const by = booking.answerBy ?? now
  return rowOf('pending', {
    ...{ id: booking.id, dueAt: by.getTime(), tag: byTag(by, now) },
    ...{ what: whatOf(booking), detail: startAndTotal(booking) },
    ...{ to: formOf(booking.id, mayMove && 'part'), verb: mayMove ? words.verbs.pending : words.open },
  })
}

/** An enquiry without an answer. */
export function enquiryOf(enquiry: AdminEnquiry, now: Date, mayAnswer: boolean): TaskItem {
  const { id, name, kind, waitingSince } = enquiry
  const by = answerBy(kind, waitingSince)
  return rowOf('enquiry', {
    ...{ id, dueAt: by.getTime(), tag: byTag(by, now), what: name, detail: questionLine(enquiry) },
    ...{ to: `/admin/enquiries/${id}#answer`, verb: mayAnswer ? words.verbs.enquiry : words.open },
  })
}

/** A booking with permits to buy, by the first visit. */
export function permitsOf(waiting: PermitsWaiting, today: Day, mayMove: boolean): TaskItem {
  const { id, permits, firstDay } = waiting
  return rowOf('permits', {
    ...{ id, dueAt: dueBefore(firstDay), what: whatOf(waiting), detail: words.permits(permits) },
    tag: { word: words.forDay(shortDay(firstDay)), tone: toneBefore(firstDay, today) },
    ...{ to: formOf(id, mayMove && 'purchase'), verb: mayMove ? words.verbs.permits : words.open },
  })
}

/** A booking with park fees of children to check, by its start. */
export function childFeesOf(waiting: ChildFeesWaiting, today: Day, mayMove: boolean): TaskItem {
  const { id, fees, startsOn } = waiting
  return rowOf('childFees', {
    ...{ id, dueAt: dueBefore(startsOn), what: whatOf(waiting), detail: childFeeWords.dashboard.detail(fees) },
    tag: { word: childFeeWords.dashboard.starts(shortDay(startsOn)), tone: toneBefore(startsOn, today) },
    ...{ to: formOf(id, mayMove && 'child-fee'), verb: mayMove ? childFeeWords.dashboard.verb : words.open },
  })
}

/** A payment that is overdue. */
export function overdueOf(booking: Booking, { due }: BookingAccount, mayPay: boolean): TaskItem {
  const { id, reference, balanceDueOn, currency } = booking
  return rowOf('overdue', {
    ...{ id, dueAt: kigaliInstant(addDays(balanceDueOn, 1), 0).getTime(), what: whatOf(booking) },
    tag: { word: words.since(shortDay(balanceDueOn)), tone: 'bad' },
    detail: words.balance(moneyText({ minor: due.minor, currency }), reference),
    ...{ to: formOf(id, mayPay && 'pay'), verb: mayPay ? adminWords.money.pay.go : words.open },
  })
}

/** A refund that is due. It is due now, because the day since when is not stored. */
export function refundOf(booking: Booking, { refundDueMinor }: BookingAccount, now: Date, mayPay: boolean): TaskItem {
  const { id, reference, state, currency } = booking
  return rowOf('refund', {
    ...{ id, dueAt: now.getTime(), what: whatOf(booking) },
    tag: { word: moneyText({ minor: refundDueMinor, currency }), tone: 'bad' },
    detail: words.reference(reference, bookingStateWords[state].word.toLowerCase()),
    ...{ to: formOf(id, mayPay && 'refund'), verb: mayPay ? words.verbs.refund : words.open },
  })
}
