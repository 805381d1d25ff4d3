import type { BookingAccount } from '#features/bookings/account.ts'
import { hasOpenRequests, movesFrom } from '#features/bookings/booking.ts'
import type { ChildFeesWaiting } from '#features/bookings/child-fees/reads-child-fees.server.ts'
import { answerHours } from '#features/bookings/holds/hold-length.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { runText } from '#features/crew/assignments/assignment.ts'
import { answerBy } from '#features/enquiries/answer-by.ts'
import type { AdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import type { DueRun } from '#features/roster/due-run.ts'
import type { DueHandover } from '#features/roster/handovers/reads-handovers.server.ts'
import type { Misfit } from '#features/roster/misfits.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day, daysBetween, kigaliDay, kigaliInstant, readKigaliInstant } from '#values/dates.ts'
import { bookingStateWords } from '../../words/admin/bookings/booking-states.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { nothingOpen } from '../bookings/step/next-step.ts'
import { type StepMeans, stepView } from '../bookings/step/step-view.ts'
import { questionLine } from '../enquiries/enquiry-row.ts'
import { missingText } from '../roster/missing-text.ts'
import type { TaskItem } from '../tasks/tasks-pane.tsx'
import { deadlineTag } from './deadline-tag.ts'

type Kind = keyof (typeof todayWords.tree)['due']['kinds']

type Row = Pick<TaskItem, 'tag' | 'dueAt' | 'neededAt' | 'isLate' | 'isOver'> & {
  id: string
  what: string
  detail: string
  to: string
  verb: string
}

/** A row of the list of what is due: the kind, the detail, and a button that opens the form. */
export const rowOf = (
  read: ReadWords,
  kind: Kind,
  { id, tag, dueAt, neededAt = dueAt, isLate = false, isOver = false, what, detail, to, verb }: Row,
): TaskItem => ({
  key: `${kind}-${id}`,
  ...{ tag, dueAt, neededAt, isLate, isOver },
  text: what,
  detail: `${read(todayWords).due.kinds[kind]}. ${detail}`,
  form: { to, verb },
  ...{ to: undefined, booking: undefined, done: undefined },
})

/** The form for a row: the first open one, at its own address. Without the permission the row leads to the booking. */
export const formOf = (id: string, open: string | false) => (open ? `/admin/bookings/${id}?ask=${open}` : `/admin/bookings/${id}`)

type Named = { leadName: string; travellersCount: number; title: string }
/** Who it is for: '{lead}, {people}: {title}'. */
export const whatOf = (read: ReadWords, { leadName, travellersCount, title }: Named) => {
  const { due, people } = read(todayWords)
  return due.what({ lead: leadName, people: people({ count: travellersCount }), title })
}

const startAndTotal = (read: ReadWords, { startsOn, totalMinor, currency }: Booking) =>
  read(todayWords).due.startAndTotal({
    day: read.format.day(startsOn),
    total: read.format.money({ minor: totalMinor, currency }),
  })

/** What is to be done by an instant. */
export const answerBefore = (read: ReadWords, by: Date, now: Date) => ({
  ...{ dueAt: by.getTime(), tag: byTag(read, by, now), isLate: by <= now },
})

/** The tag of such a deadline: red once it is past. */
const byTag = (read: ReadWords, by: Date, now: Date): TaskItem['tag'] =>
  by <= now
    ? { word: read(todayWords).due.since({ day: read.format.shortDay(kigaliDay(by)) }), tone: 'bad' }
    : deadlineTag(read, by, now)

/** Work for a first day is due two weeks before it. */
const daysAhead = 14
/** What is needed on a day: late once it is past. */
export const dueBefore = (day: Day, today: Day) => ({
  dueAt: kigaliInstant(addDays(day, -daysAhead), 0).getTime(),
  neededAt: kigaliInstant(day, 0).getTime(),
  isLate: day < today,
})
/** Red within those two weeks. */
export const toneBefore = (day: Day, today: Day) => (daysBetween(today, day) <= daysAhead ? 'bad' : 'warn')

type HoldMeans = { mayMove: boolean; mayPay: boolean }

/** A hold that ends, with the button that its own page has: the money that it waits for, else to confirm it. Who may not do that opens it. */
export function holdOf(
  read: ReadWords,
  booking: Booking,
  account: BookingAccount,
  now: Date,
  { mayMove: moves, mayPay: pays }: HoldMeans,
): TaskItem {
  const end = booking.holdEndsAt ?? now
  const means: StepMeans = {
    choices:
      moves && movesFrom(booking, 'staff', now, kigaliDay(now)).some(({ event }) => event === 'confirm')
        ? [{ event: 'confirm' }]
        : [],
    ...{ quotes: undefined, amends: false, refunds: 0, requests: hasOpenRequests(booking) ? 1 : 0, pays, moves },
  }
  const { main } = stepView(read, booking, { account, work: nothingOpen, means }, now)
  return rowOf(read, 'hold', {
    ...{ id: booking.id, dueAt: end.getTime(), tag: deadlineTag(read, end, now) },
    ...{ what: whatOf(read, booking), detail: startAndTotal(read, booking) },
    ...{ to: `/admin/bookings/${booking.id}${main?.to ?? ''}`, verb: main?.word ?? read(todayWords).due.open },
  })
}

/** A customer who waits for a price. */
export function quoteRequestRow(read: ReadWords, booking: Booking, now: Date, mayMove: boolean): TaskItem {
  const words = read(todayWords).due
  const by = new Date(booking.createdAt.getTime() + answerHours * 3_600_000)
  return rowOf(read, 'asked', {
    ...{ id: booking.id, ...answerBefore(read, by, now) },
    ...{ what: whatOf(read, booking), detail: words.starts({ day: read.format.day(booking.startsOn) }) },
    ...{ to: formOf(booking.id, mayMove && 'quote'), verb: mayMove ? words.verbs.asked : words.open },
  })
}

/** A request that waits for our answer, or a paid booking that waits for its supplier. */
export function pendingOf(read: ReadWords, booking: Booking, now: Date, mayMove: boolean): TaskItem {
  const words = read(todayWords).due
  const by = booking.answerBy ?? now
  return rowOf(read, 'pending', {
    ...{ id: booking.id, ...answerBefore(read, by, now) },
    ...{ what: whatOf(read, booking), detail: startAndTotal(read, booking) },
    ...{ to: formOf(booking.id, mayMove && 'part'), verb: mayMove ? words.verbs.pending : words.open },
  })
}

/** An enquiry without an answer: what they wrote last, such as a question about a proposal. */
export function enquiryOf(
  read: ReadWords,
  enquiry: AdminEnquiry & { lastReply: string | undefined },
  now: Date,
  mayAnswer: boolean,
): TaskItem {
  const words = read(todayWords).due
  const { id, name, kind, waitingSince, message, details, lastReply } = enquiry
  const by = answerBy(kind, waitingSince)
  const detail = questionLine({ message: lastReply ?? message, details })
  return rowOf(read, 'enquiry', {
    ...{ id, ...answerBefore(read, by, now), what: name, detail },
    ...{ to: `/admin/enquiries/${id}#answer`, verb: mayAnswer ? words.verbs.enquiry : words.open },
  })
}

/** A booking with park fees of children to check, by its start. */
export function childFeesOf(read: ReadWords, waiting: ChildFeesWaiting, today: Day, mayMove: boolean): TaskItem {
  const words = read(todayWords).due
  const { id, fees, startsOn, endsOn } = waiting
  return rowOf(read, 'childFees', {
    ...{ id, ...dueBefore(startsOn, today), isOver: endsOn < today },
    ...{ what: whatOf(read, waiting), detail: words.childFees({ fees }) },
    tag: { word: words.startsOn({ day: read.format.shortDay(startsOn) }), tone: toneBefore(startsOn, today) },
    ...{ to: formOf(id, mayMove && 'child-fee'), verb: mayMove ? words.verbs.childFees : words.open },
  })
}

/** A payment that is overdue: it hurts from the day on which the trip begins unpaid; once that has begun, until everybody has left. A fee of what was cancelled has no trip. */
export function overdueOf(read: ReadWords, booking: Booking, { due }: BookingAccount, today: Day, mayPay: boolean): TaskItem {
  const words = read(todayWords).due
  const { id, reference, state, balanceDueOn, startsOn, endsOn, currency } = booking
  const [travels, hasBegun] = [state !== 'cancelled', startsOn <= today]
  const isOver = travels && endsOn < today
  const trip = !travels ? 'none' : isOver ? 'over' : hasBegun ? 'ends' : 'starts'
  const day = hasBegun ? endsOn : startsOn
  const money = read.format.money({ minor: due.minor, currency })
  return rowOf(read, 'overdue', {
    ...{ id, dueAt: kigaliInstant(addDays(balanceDueOn, 1), 0).getTime(), what: whatOf(read, booking) },
    ...{ neededAt: travels ? kigaliInstant(day, 0).getTime() : null, isLate: true, isOver },
    tag: { word: words.since({ day: read.format.shortDay(balanceDueOn) }), tone: 'bad' },
    detail: words.balance({ money, reference, trip, day: read.format.day(day) }),
    ...{ to: formOf(id, mayPay && 'pay'), verb: mayPay ? words.verbs.overdue : words.open },
  })
}

/** A refund that is due. It is due now, because the day since when is not stored, and no day makes it worse. */
export function refundOf(
  reader: ReadWords,
  read: ReadWords,
  booking: Booking,
  { refundDueMinor }: BookingAccount,
  now: Date,
  mayPay: boolean,
): TaskItem {
  const bookingStateLabels = reader(bookingStateWords)
  const words = read(todayWords).due
  const { id, reference, state, currency } = booking
  return rowOf(read, 'refund', {
    ...{ id, dueAt: now.getTime(), neededAt: null, what: whatOf(read, booking) },
    tag: { word: read.format.money({ minor: refundDueMinor, currency }), tone: 'bad' },
    detail: words.reference({ reference, state: bookingStateLabels[state].toLowerCase() }),
    ...{ to: formOf(id, mayPay && 'refund'), verb: mayPay ? words.verbs.refund : words.open },
  })
}

/** A departure or a booking without all of its guides and vehicles: red in the last three days. Of a hire that begins within a day the hour is said. */
export function crewOf(read: ReadWords, due: DueRun, now: Date, mayAssign: boolean): TaskItem {
  const words = read(todayWords).due
  const { key, reference, title, travellers, days } = due.run
  const people = read(todayWords).people({ count: travellers })
  const run = runText(key)
  const startTag = {
    word: (days.from < kigaliDay(now) ? words.since : words.startsOn)({ day: read.format.shortDay(days.from) }),
    tone: daysBetween(kigaliDay(now), days.from) <= 3 ? ('bad' as const) : ('warn' as const),
  }
  const isPlate = due.noPlate > 0
  const today = kigaliDay(now)
  return rowOf(read, isPlate ? 'plate' : 'crew', {
    ...{ id: run, ...(isPlate ? { dueAt: due.startsAt.getTime(), isLate: due.startsAt <= now } : dueBefore(days.from, today)) },
    // What misses somebody on the road hurts today, whenever it began.
    ...(days.from < today && { neededAt: kigaliInstant(today, 0).getTime() }),
    tag: isPlate ? { word: deadlineTag(read, due.startsAt, now).word, tone: 'bad' } : startTag,
    what: 'departureId' in key ? words.run({ title, people }) : words.runWithReference({ title, people, reference }),
    detail: missingText(read, due),
    ...{ to: `/admin/roster?run=${run}`, verb: mayAssign ? words.verbs.crew : words.open },
  })
}

/** Somebody who is assigned to a run and does not fit any more, by the first day of the run, with each cause. */
export function misfitOf(read: ReadWords, misfits: readonly [Misfit, ...Misfit[]], today: Day, mayAssign: boolean): TaskItem {
  const words = read(todayWords).due
  const { assignmentId, departureId, bookingId, startsOn, title, reference, name } = misfits[0].member
  const run = runText(departureId === null ? { bookingId: bookingId ?? '' } : { departureId })
  const causes = misfits.map(({ cause }) =>
    cause.reason === 'deactivated'
      ? words.misfit.deactivated({ name })
      : words.misfit[cause.paper]({ name, day: read.format.day(cause.until) }),
  )
  return rowOf(read, 'paper', {
    ...{ id: String(assignmentId), ...dueBefore(startsOn, today) },
    ...(startsOn < today && { neededAt: kigaliInstant(today, 0).getTime() }),
    tag: {
      word: (startsOn < today ? words.since : words.startsOn)({ day: read.format.shortDay(startsOn) }),
      tone: toneBefore(startsOn, today),
    },
    what: departureId === null ? words.ofRun({ title, reference }) : title,
    ...{ detail: causes.join(' '), to: `/admin/roster?run=${run}`, verb: mayAssign ? words.verbs.paper : words.open },
  })
}

/** A hired vehicle to hand over today or tomorrow, by the minute, one that was not taken back in time, or one that is back with its deposit open. */
export function handoverOf(
  read: ReadWords,
  kind: 'handover' | 'takeBack' | 'deposit',
  due: DueHandover,
  now: Date,
  mayWrite: boolean,
): TaskItem {
  const words = read(todayWords).due
  const { bookingId, reference, title, leadName, plates, from, to } = due
  const at = readKigaliInstant(kind === 'handover' ? from : to) ?? now
  const today = kigaliInstant(kigaliDay(now), 0).getTime()
  return rowOf(read, kind, {
    ...{ id: bookingId, ...answerBefore(read, at, now), what: words.whatOfHire({ lead: leadName, title }) },
    // Who waits for a vehicle, and a vehicle that is not back, hurt today, since whenever. A deposit does not.
    ...(kind !== 'deposit' && { neededAt: Math.max(at.getTime(), today) }),
    detail: words.handover({ plates: read.format.list(plates), reference }),
    ...{ to: `/admin/bookings/${bookingId}/handover`, verb: mayWrite ? words.verbs[kind] : words.open },
  })
}
