import type { BookingAccount } from '#features/bookings/account.ts'
import { movesFrom } from '#features/bookings/booking.ts'
import type { ChildFeesWaiting } from '#features/bookings/child-fees/reads-child-fees.server.ts'
import type { PermitsWaiting } from '#features/bookings/lists/reads-today.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import { dayText, shortDay } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { bookingStateWords } from '../../words/admin/bookings/booking.ts'
import { childFeeWords } from '../../words/admin/bookings/child-fees.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { permitsLateDays } from '../bookings/next-step.ts'
import type { FillingRow } from '../components/filling.tsx'
import { deadlineTag, instantText } from '../components/instants.ts'

/** One thing to do: until when, what it is, and the verb with where it leads. */
export type WorkRow = {
  id: string
  tag: { word: string; tone: 'bad' | 'warn' | undefined }
  what: string
  detail: string
  to: string
  verb: string
}

/** The form that settles it, at its own address: the first one that is open. Whoever may not settle it may look. */
const formOf = (id: string, ask: string | false) => (ask ? `/admin/bookings/${id}?ask=${ask}` : `/admin/bookings/${id}`)

const whatOf = ({ leadName, travellersCount, title }: Booking) =>
  adminWords.today.wait.what(leadName, adminWords.bookings.people(travellersCount), title)

const detailOf = ({ startsOn, totalMinor, currency }: Booking) =>
  adminWords.today.wait.detail(dayText(startsOn), moneyText({ minor: totalMinor, currency }))

/** A hold that waits for an answer, with its deadline. Whoever may confirm it now is led to do so; else they may open it. */
export function holdOf(booking: Booking, now: Date, mayMove: boolean): WorkRow {
  const words = adminWords.today.wait
  const { id } = booking
  const end = booking.holdEndsAt ?? now
  const confirms = mayMove && movesFrom(booking, 'staff', now, kigaliDay(now)).some(({ event }) => event === 'confirm')
  return {
    id,
    tag: deadlineTag(end, now),
    what: whatOf(booking),
    detail: end <= now ? words.lapsed : detailOf(booking),
    to: confirms ? `/admin/bookings/${id}?ask=confirm` : `/admin/bookings/${id}`,
    verb: confirms ? words.confirm : words.open,
  }
}

/** Somebody who waits for a price, since when. */
export function quoteRequestRow(booking: Booking, now: Date, mayMove: boolean): WorkRow {
  const { id, createdAt, startsOn } = booking
  const words = adminWords.today.asked
  return {
    id,
    tag: { word: instantText(createdAt, now), tone: undefined },
    what: whatOf(booking),
    detail: words.detail(dayText(startsOn)),
    to: mayMove ? `/admin/bookings/${id}?ask=quote` : `/admin/bookings/${id}`,
    verb: mayMove ? words.send : words.open,
  }
}

/** A request that waits for our answer, or a booking that is paid and waits for its supplier. */
export function pendingOf(booking: Booking, now: Date, mayWrite: boolean): WorkRow {
  const { id, answerBy } = booking
  const words = adminWords.today.pending
  const late = answerBy !== null && answerBy <= now
  return {
    id,
    tag: answerBy ? { ...deadlineTag(answerBy, now), ...(late && { tone: 'bad' }) } : { word: words.noDay, tone: 'warn' },
    what: whatOf(booking),
    detail: detailOf(booking),
    to: formOf(id, mayWrite && 'part'),
    verb: mayWrite ? words.open : adminWords.today.overdue.open,
  }
}

/** A booking whose permits are still to be bought, by the nearest visit: red in its last fortnight. */
export function permitsOf(waiting: PermitsWaiting, today: Day, mayWrite: boolean): WorkRow {
  const { id, leadName, travellersCount, title, permits, firstDay } = waiting
  const words = todayWords.permits
  return {
    id,
    tag: { word: words.day(shortDay(firstDay)), tone: daysBetween(today, firstDay) <= permitsLateDays ? 'bad' : 'warn' },
    what: words.what(leadName, adminWords.bookings.people(travellersCount), title),
    detail: words.detail(permits),
    to: formOf(id, mayWrite && 'purchase'),
    verb: mayWrite ? words.verb : words.open,
  }
}

/** A booking with park fees of children to check, by its start: red in its last fortnight, and after it. */
export function childFeesOf(waiting: ChildFeesWaiting, today: Day, mayWrite: boolean): WorkRow {
  const { id, leadName, travellersCount, title, fees, startsOn } = waiting
  const words = childFeeWords.dashboard
  return {
    id,
    tag: { word: words.starts(shortDay(startsOn)), tone: daysBetween(today, startsOn) <= 14 ? 'bad' : 'warn' },
    what: words.what(leadName, adminWords.bookings.people(travellersCount), title),
    detail: words.detail(fees),
    to: formOf(id, mayWrite && 'child-fee'),
    verb: mayWrite ? words.verb : words.open,
  }
}

/** Money that should have come. */
export function overdueOf(booking: Booking, { due }: BookingAccount, mayPay: boolean): WorkRow {
  const { id, reference, balanceDueOn, currency } = booking
  const words = adminWords.today.overdue
  return {
    id,
    tag: { word: words.since(shortDay(balanceDueOn)), tone: 'bad' },
    what: whatOf(booking),
    detail: words.detail(moneyText({ minor: due.minor, currency }), reference),
    to: formOf(id, mayPay && 'pay'),
    verb: mayPay ? adminWords.money.pay.go : words.open,
  }
}

/** Money that has to go back. */
export function refundOf(booking: Booking, { refundDueMinor }: BookingAccount, mayPay: boolean): WorkRow {
  const { id, reference, state, currency } = booking
  const words = adminWords.today.refunds
  return {
    id,
    tag: { word: moneyText({ minor: refundDueMinor, currency }), tone: 'bad' },
    what: whatOf(booking),
    detail: words.detail(reference, bookingStateWords[state].word.toLowerCase()),
    to: formOf(id, mayPay && 'refund'),
    verb: mayPay ? words.open : adminWords.today.overdue.open,
  }
}

/** How full a departure is, against what it needs to go. */
export const fillingOf = ({ id, slug, title, taken, capacity, minimum, guaranteed, startsOn }: DepartureRow): FillingRow => ({
  id,
  slug,
  title,
  taken,
  capacity,
  minimum,
  guaranteed,
  day: shortDay(startsOn),
})

/** The seats of all departures that are listed, and how many of them are taken. */
export function seatsTaken(departures: readonly DepartureRow[]): { taken: number; capacity: number; departures: number } {
  const sum = (of: 'taken' | 'capacity') => departures.reduce((all, departure) => all + departure[of], 0)
  return { taken: sum('taken'), capacity: sum('capacity'), departures: departures.length }
}
