import type { BookingEvent } from '#features/bookings/booking.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import { shortDay } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { deskWords } from '../../words/desk.ts'
import { instantText } from '../instants.ts'

export type BookingEventRow = { id: number; event: string; actor: string; text: string; at: Date }

export type TimelineItem = {
  key: string
  kind: 'ok' | 'bad' | 'memo' | 'now' | 'ahead'
  when: string
  title: string
  by: string
  text: string
}

const words = deskWords.booking.timeline

/** What has happened to a booking, what has to be done now, and what comes by itself: in the order of time. */
export function timelineOf(booking: Booking, events: readonly BookingEventRow[], now: Date): TimelineItem[] {
  const past = events.map(({ id, event, actor, text, at }): TimelineItem => {
    const title = Object.hasOwn(words.events, event) ? words.events[event as BookingEvent | 'note'] : event
    return {
      key: `event-${id}`,
      kind: kindOf(event),
      when: instantText(at, now),
      title,
      by: words.by(actor),
      text,
    }
  })
  return [...past, ...toDo(booking, now), ...ahead(booking, now)]
}

const lost: readonly string[] = ['decline', 'cancel', 'expire', 'absent'] satisfies BookingEvent[]
const kindOf = (event: string) => (event === 'note' ? 'memo' : lost.includes(event) ? 'bad' : 'ok')

function toDo(booking: Booking, now: Date): TimelineItem[] {
  const { state, holdEndsAt, travellersCount } = booking
  const item = { key: 'now', kind: 'now', by: '' } as const
  if (state === 'on-hold' && holdEndsAt && holdEndsAt > now) {
    return [{ ...item, when: instantText(holdEndsAt, now), title: words.answer, text: words.answerText }]
  }
  if (state !== 'waitlisted') return []
  return [{ ...item, when: words.waitingWhen, title: words.offered, text: words.offeredText(travellersCount) }]
}

/** The days that lie ahead of a booking that is alive. */
function ahead(booking: Booking, now: Date): TimelineItem[] {
  const { state, startsOn, endsOn, balanceDueOn, totalMinor, depositMinor, currency } = booking
  if (state !== 'on-hold' && state !== 'pending' && state !== 'confirmed' && state !== 'in-progress') return []
  const today = kigaliDay(now)
  const balance = { minor: totalMinor - depositMinor, currency }
  const days: { day: Day; title: string }[] = [
    ...(balance.minor > 0 ? [{ day: balanceDueOn, title: words.balance(moneyText(balance)) }] : []),
    { day: startsOn, title: words.leaves },
    ...(endsOn > startsOn ? [{ day: endsOn, title: words.returns }] : []),
  ]
  return days
    .filter(({ day }) => daysBetween(today, day) >= 0)
    .map(({ day, title }) => ({ key: title, kind: 'ahead', when: dayWithYear(day, today), title, by: '', text: '' }))
}

const dayWithYear = (day: Day, today: Day) =>
  day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`
