import type { BookingAccount } from '#features/bookings/account.ts'
import type { BookingEvent } from '#features/bookings/booking.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import { dayText, shortDay } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { messageWords } from '../../words/admin/bookings/messages.ts'
import { paymentMethodNames } from '../../words/admin/payment-method-names.ts'
import { instantText } from '../components/instants.ts'

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
  /** Emails that staff wrote by hand. */
  written?: readonly Past[]
}

const words = adminWords.booking.timeline

/** The timeline of a booking and its money, in the order of time: what happened, what is due now, and what follows by itself. */
export function timelineOf(booking: Booking, { events, payments, account, written = [] }: Story, now: Date): TimelineItem[] {
  const past = [
    ...events.map((event) => pastItem(event, now)),
    ...payments.flatMap((payment) => moneyItems(payment, now)),
    ...written,
  ]
  const inOrder = past.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ item }) => item)
  return [...inOrder, ...toDo(booking, account, now), ...ahead(booking, account, now)]
}

/** What happened, and when. */
export type Past = { at: Date; item: TimelineItem }

function pastItem({ id, event, actor, text, at, messageBy, messageOn }: BookingEventRow, now: Date): Past {
  const named = Object.hasOwn(words.events, event) ? words.events[event as keyof typeof words.events] : event
  const title = messageBy && messageOn ? messageWords.record.titleOf(messageBy, dayText(messageOn)) : named
  const about = event !== 'note' ? 'changes' : messageBy ? 'messages' : 'notes'
  return {
    at,
    item: { key: `event-${id}`, about, kind: kindOf(event), when: instantText(at, now), title, by: words.by(actor), text },
  }
}

const lost: readonly string[] = ['decline', 'cancel', 'call-off', 'expire', 'absent'] satisfies BookingEvent[]
const kindOf = (event: string) => (event === 'note' ? 'memo' : lost.includes(event) ? 'bad' : 'ok')

/** Money that moved, or failed to. */
function moneyItems({ id, method, amountMinor, currency, reference, events }: StoredPayment, now: Date): Past[] {
  const how = paymentMethodNames[method].inText
  return events.flatMap(({ kind, actor, text, at, ...event }, index) => {
    if (kind !== 'settled' && kind !== 'refunded' && kind !== 'failed') return []
    const money = moneyText({ minor: kind === 'failed' ? amountMinor : event.amountMinor, currency })
    const title = { settled: words.came, refunded: words.back, failed: words.failed }[kind](money, how)
    const item = {
      key: `money-${id}-${index}`,
      about: 'money',
      kind: kind === 'failed' ? 'bad' : 'ok',
      when: instantText(at, now),
      title,
      by: adminWords.money.payments.by(actor),
      text: kind === 'settled' ? (reference ?? '') : text,
    } as const
    return [{ at, item }]
  })
}

function toDo(booking: Booking, account: BookingAccount, now: Date): TimelineItem[] {
  const { state, holdEndsAt, answerBy, travellersCount, currency } = booking
  const item = { kind: 'now', by: '', text: '' } as const
  const money = (minor: number) => moneyText({ minor, currency })
  const todo: TimelineItem[] = []
  if (state === 'enquiry') todo.push({ ...item, key: 'price', about: 'changes', when: words.now, title: words.price })
  if (state === 'on-hold' && holdEndsAt && holdEndsAt > now)
    todo.push({
      ...item,
      key: 'hold',
      about: 'money',
      when: instantText(holdEndsAt, now),
      title: words.answer,
      text: words.answerText,
    })
  if (state === 'pending' || state === 'requested')
    todo.push({
      ...item,
      key: 'supplier',
      about: 'changes',
      when: answerBy ? instantText(answerBy, now) : words.now,
      title: words.supplier,
    })
  if (state === 'waitlisted')
    todo.push({
      ...item,
      key: 'offer',
      about: 'changes',
      when: words.waitingWhen,
      title: words.offered,
      text: words.offeredText(travellersCount),
    })
  if (account.refundDueMinor > 0)
    todo.push({
      ...item,
      key: 'give',
      about: 'money',
      when: words.now,
      title: (account.isCredit ? words.credit : words.give)(money(account.refundDueMinor)),
    })
  if (isOverdue(booking, account, kigaliDay(now)))
    todo.push({
      ...item,
      key: 'remind',
      about: 'money',
      when: shortDay(booking.balanceDueOn),
      title: words.remind(money(account.due.minor)),
    })
  return todo
}

/** Whether the balance was due before today. Staff write to the customer; nothing is cancelled automatically. */
export function isOverdue({ state, balanceDueOn }: Pick<Booking, 'state' | 'balanceDueOn'>, { due }: BookingAccount, today: Day) {
  if (due.minor === 0) return false
  return state === 'cancelled' || (state !== 'on-hold' && balanceDueOn < today)
}

/** The next days of a booking that has not ended. */
function ahead(booking: Booking, { outstandingMinor }: BookingAccount, now: Date): TimelineItem[] {
  const { state, startsOn, endsOn, balanceDueOn, totalMinor, depositMinor, currency } = booking
  if (state !== 'requested' && state !== 'on-hold' && state !== 'pending' && state !== 'confirmed' && state !== 'in-progress')
    return []
  const today = kigaliDay(now)
  const balance = { minor: Math.min(outstandingMinor, totalMinor - depositMinor), currency }
  const days: { day: Day; title: string; about: TimelineTopic }[] = [
    ...(balance.minor > 0 ? [{ day: balanceDueOn, title: words.balance(moneyText(balance)), about: 'money' as const }] : []),
    { day: startsOn, title: words.leaves, about: 'changes' },
    ...(endsOn > startsOn ? [{ day: endsOn, title: words.returns, about: 'changes' as const }] : []),
  ]
  return days
    .filter(({ day }) => daysBetween(today, day) >= 0)
    .map(({ day, title, about }) => ({
      key: title,
      about,
      kind: 'ahead',
      when: dayWithYear(day, today),
      title,
      by: '',
      text: '',
    }))
}

const dayWithYear = (day: Day, today: Day) =>
  day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`
