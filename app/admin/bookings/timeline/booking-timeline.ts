import type { BookingAccount } from '#features/bookings/account.ts'
import type { BookingEvent, FormerBookingEvent } from '#features/bookings/booking.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { messageWords } from '../../../words/admin/bookings/messages.ts'
import { methodAdminWords } from '../../../words/admin/payment-method-names.ts'
import { instantText } from '../../components/instants.ts'
import { byText } from '../money/by-text.ts'

export type BookingEventRow = {
  id: number
  event: string
  actor: string
  text: string
  at: Date
  messageBy?: 'customer' | 'us' | null
  messageOn?: Day | null
}

/** The subject of an item, by which the timeline is filtered. */
export const timelineTopics = ['messages', 'money', 'changes', 'notes'] as const
export type TimelineTopic = (typeof timelineTopics)[number]

export type TimelineItem = {
  key: string
  about: TimelineTopic
  kind: 'ok' | 'bad' | 'memo' | 'now' | 'ahead'
  when: string
  title: string
  by: string
  text: string
  /** The page of the item's subject. */
  to?: string
}

export type Story = {
  events: readonly BookingEventRow[]
  payments: readonly StoredPayment[]
  account: BookingAccount
  /** Emails that staff wrote by hand, and what was said in its enquiries. */
  written?: readonly Past[]
}

/** The timeline of a booking and its money, in the order of time: what happened, what is due now, and what follows by itself. */
export function timelineOf(
  read: ReadWords,
  booking: Booking,
  { events, payments, account, written = [] }: Story,
  now: Date,
): TimelineItem[] {
  const past = [
    ...events.map((event) => pastItem(read, event, now)),
    ...payments.flatMap((payment) => moneyItems(read, payment, now)),
    ...written,
  ]
  const inOrder = past.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ item }) => item)
  return [...inOrder, ...toDo(read, booking, account, now), ...ahead(read, booking, account, now)]
}

/** What happened, and when. */
export type Past = { at: Date; item: TimelineItem }

function pastItem(read: ReadWords, { id, event, actor, text, at, messageBy, messageOn }: BookingEventRow, now: Date): Past {
  const messageLabels = read(messageWords)
  const words = read(bookingAdminWords).timeline
  const events: Record<BookingEvent | FormerBookingEvent | 'note', string> = words.events
  const named = Object.hasOwn(events, event) ? events[event as keyof typeof events] : event
  const title = messageBy && messageOn ? messageLabels.record.titleOf({ by: messageBy, day: read.format.day(messageOn) }) : named
  const about = event !== 'note' ? 'changes' : messageBy ? 'messages' : 'notes'
  return {
    at,
    item: {
      key: `event-${id}`,
      about,
      kind: kindOf(event),
      when: instantText(at, now, read.format),
      title,
      by: words.by({
        actor,
        who: actor === 'visitor' ? 'customer' : actor === 'clock' || actor === 'money' ? 'system' : 'other',
      }),
      text,
    },
  }
}

const lost: readonly string[] = ['decline', 'cancel', 'call-off', 'expire', 'absent'] satisfies BookingEvent[]
const kindOf = (event: string) => (event === 'note' ? 'memo' : lost.includes(event) ? 'bad' : 'ok')

/** Money that moved, or failed to. */
function moneyItems(read: ReadWords, { id, method, amountMinor, currency, reference, events }: StoredPayment, now: Date): Past[] {
  const paymentMethodNames = read(methodAdminWords)
  const words = read(bookingAdminWords).timeline
  const how = paymentMethodNames[method].inText
  return events.flatMap(({ kind, actor, text, at, ...event }, index) => {
    if (kind !== 'settled' && kind !== 'refunded' && kind !== 'failed') return []
    const money = read.format.money({ minor: kind === 'failed' ? amountMinor : event.amountMinor, currency })
    const title = { settled: words.came, refunded: words.back, failed: words.failed }[kind]({ money, how })
    const item = {
      key: `money-${id}-${index}`,
      about: 'money',
      kind: kind === 'failed' ? 'bad' : 'ok',
      when: instantText(at, now, read.format),
      title,
      by: byText(read, actor),
      text: kind === 'settled' ? (reference ?? '') : text,
    } as const
    return [{ at, item }]
  })
}

function toDo(read: ReadWords, booking: Booking, account: BookingAccount, now: Date): TimelineItem[] {
  const words = read(bookingAdminWords).timeline
  const { state, holdEndsAt, answerBy, travellersCount, currency } = booking
  const item = { kind: 'now', by: '', text: '' } as const
  const money = (minor: number) => read.format.money({ minor, currency })
  const todo: TimelineItem[] = []
  if (state === 'enquiry') todo.push({ ...item, key: 'price', about: 'changes', when: words.now, title: words.price })
  if (state === 'on-hold' && holdEndsAt && holdEndsAt > now)
    todo.push({
      ...item,
      key: 'hold',
      about: 'money',
      when: instantText(holdEndsAt, now, read.format),
      title: words.answer,
      text: words.answerText,
    })
  if (state === 'pending' || state === 'requested')
    todo.push({
      ...item,
      key: 'supplier',
      about: 'changes',
      when: answerBy ? instantText(answerBy, now, read.format) : words.now,
      title: words.supplier,
    })
  if (state === 'waitlisted')
    todo.push({
      ...item,
      key: 'offer',
      about: 'changes',
      when: words.waitingWhen,
      title: words.offered,
      text: words.offeredText({ seats: travellersCount }),
    })
  if (account.refundDueMinor > 0)
    todo.push({
      ...item,
      key: 'give',
      about: 'money',
      when: words.now,
      title: (account.isCredit ? words.credit : words.give)({ money: money(account.refundDueMinor) }),
    })
  if (isOverdue(booking, account, kigaliDay(now)))
    todo.push({
      ...item,
      key: 'remind',
      about: 'money',
      when: read.format.shortDay(booking.balanceDueOn),
      title: words.remind({ money: money(account.due.minor) }),
    })
  return todo
}

/** Whether the balance was due before today. Staff write to the customer; nothing is cancelled automatically. */
export function isOverdue({ state, balanceDueOn }: Pick<Booking, 'state' | 'balanceDueOn'>, { due }: BookingAccount, today: Day) {
  if (due.minor === 0) return false
  return state === 'cancelled' || (state !== 'on-hold' && balanceDueOn < today)
}

/** The next days of a booking that has not ended. */
function ahead(read: ReadWords, booking: Booking, { outstandingMinor }: BookingAccount, now: Date): TimelineItem[] {
  const words = read(bookingAdminWords).timeline
  const { state, startsOn, endsOn, balanceDueOn, totalMinor, depositMinor, currency } = booking
  if (state !== 'requested' && state !== 'on-hold' && state !== 'pending' && state !== 'confirmed' && state !== 'in-progress')
    return []
  const today = kigaliDay(now)
  const balance = { minor: Math.min(outstandingMinor, totalMinor - depositMinor), currency }
  const days: { day: Day; title: string; about: TimelineTopic }[] = [
    ...(balance.minor > 0
      ? [{ day: balanceDueOn, title: words.balance({ money: read.format.money(balance) }), about: 'money' as const }]
      : []),
    { day: startsOn, title: words.leaves, about: 'changes' },
    ...(endsOn > startsOn ? [{ day: endsOn, title: words.returns, about: 'changes' as const }] : []),
  ]
  return days
    .filter(({ day }) => daysBetween(today, day) >= 0)
    .map(({ day, title, about }) => ({
      key: title,
      about,
      kind: 'ahead',
      when: dayWithYear(read, day, today),
      title,
      by: '',
      text: '',
    }))
}

const dayWithYear = (read: ReadWords, day: Day, today: Day) =>
  day.slice(0, 4) === today.slice(0, 4) ? read.format.shortDay(day) : `${read.format.shortDay(day)} ${day.slice(0, 4)}`
