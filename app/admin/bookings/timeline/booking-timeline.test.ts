import { describe, expect, test } from 'vitest'
import type { BookedPart, Booking } from '#features/bookings/reads.server.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { moveChoices } from '../admin-moves.ts'
import { noticesOf } from '../booking-notice.ts'
import { accountNow, came, confirmed, held, now } from '../test-booking.ts'
import { type BookingEventRow, timelineOf } from './booking-timeline.ts'

const events: BookingEventRow[] = [
  { id: 1, event: 'reserve', actor: 'visitor', text: '', at: new Date('2027-03-09T10:00:00Z') },
  { id: 2, event: 'note', actor: 'Diane', text: 'Rang', at: new Date('2027-03-10T10:00:00Z') },
]
const waiting: BookedPart = {
  resource: 'permit:gorilla',
  day: '2027-06-15',
  quantity: 2,
  label: 'Gorilla permit',
  soft: true,
  onRequest: true,
  answer: null,
  supplier: '',
}

describe('the timeline', () => {
  const story = (
    booking: Booking,
    more: readonly BookingEventRow[] = events,
    payments: Parameters<typeof accountNow>[1] = [],
    at = now,
  ) =>
    timelineOf(readEnglish, booking, { events: more, payments: payments ?? [], account: accountNow(booking, payments, at) }, at)

  test('goes from what has happened over what to do now to what comes', () => {
    expect(story(held).map(({ kind, when, title, by }) => [kind, when, title, by])).toEqual([
      ['ok', '9 Mar, 12:00', 'Held', 'by the customer'],
      ['memo', '10 Mar, 12:00', 'Note', 'by Diane'],
      ['now', '12 Mar, 12:00', 'Payment due before the hold ends', ''],
      ['ahead', '30 Apr', 'Balance of $1,330 due', ''],
      ['ahead', '14 Jun', 'Trip starts', ''],
      ['ahead', '16 Jun', 'Trip ends', ''],
    ])
  })

  test('money that moved stands between the events, with its reference', () => {
    const items = story(confirmed, events, [came(357_000, 7_000)])
    expect(items.slice(2, 4)).toMatchObject([
      { title: '$3,570 received by bank transfer', text: 'BK-1', kind: 'ok' },
      { title: '$70 refunded by bank transfer', text: 'BK-2', kind: 'ok' },
    ])
  })

  test('what is paid too much has to go back, and what is overdue has to be asked for', () => {
    const todo = (booking: Booking, paid: number, at = now) =>
      story(booking, [], [came(paid)], at)
        .filter(({ kind }) => kind === 'now')
        .map(({ title }) => title)
    expect(todo({ ...confirmed, state: 'cancelled', feeMinor: 57_000 }, 357_000)).toEqual(['Refund due: $3,000'])
    expect(todo(confirmed, 357_000, new Date('2027-05-01T08:00:00Z'))).toEqual(['Request payment of $1,330: overdue'])
    expect(todo(confirmed, 357_000, new Date('2027-04-30T08:00:00Z'))).toEqual([])
    expect(todo(confirmed, 490_000, new Date('2027-05-01T08:00:00Z'))).toEqual([])
  })

  test('each item is about one thing, by which it is filtered', () => {
    const message = { ...events[1], id: 3, text: 'See you', messageBy: 'customer', messageOn: '2027-03-10' } as BookingEventRow
    const about = Object.groupBy(story(confirmed, [...events, message], [came(357_000)]), (item) => item.about)
    expect(about.messages?.map(({ text }) => text)).toEqual(['See you'])
    expect(about.notes?.map(({ text }) => text)).toEqual(['Rang'])
    expect(about.money?.map(({ title }) => title)).toEqual(['$3,570 received by bank transfer', 'Balance of $1,330 due'])
    expect(about.changes?.map(({ title }) => title)).toEqual(['Held', 'Trip starts', 'Trip ends'])
  })

  test('nothing is to be done, and nothing comes, once a booking has ended', () => {
    const ended = { id: 3, event: 'cancel', actor: 'clock', text: 'Ill', at: now }
    expect(story({ ...confirmed, state: 'cancelled' }, [...events, ended]).map(({ kind }) => kind)).toEqual(['ok', 'memo', 'bad'])
  })

  test('days that have passed do not come again', () => {
    const later = new Date('2027-06-15T08:00:00Z')
    const items = story({ ...confirmed, state: 'in-progress' }, [], [came(490_000)], later)
    expect(items.filter(({ kind }) => kind === 'ahead').map(({ title }) => title)).toEqual(['Trip ends'])
  })

  test('an event of a later release is shown by its name', () => {
    const [item] = story(confirmed, [{ id: 9, event: 'constructor', actor: 'clock', text: '', at: now }])
    expect(item).toMatchObject({ title: 'constructor', by: 'automatically' })
  })
})

describe('the notices', () => {
  const notices = (booking: Booking, parts: readonly BookedPart[] = [], more = events) =>
    noticesOf(readEnglish, booking, { events: more, parts }, now)

  test('name the end of a hold and what is left, and press within three hours', () => {
    expect(notices(held)).toMatchObject([{ strong: 'The hold ends today at 12:00, in 2 hours.', presses: true }])
    expect(notices({ ...held, holdEndsAt: now })).toMatchObject([{ strong: 'The hold has ended.', presses: false }])
  })

  test('say why a hold cannot be confirmed yet: whose answer is missing', () => {
    expect(notices({ ...held, onRequest: 'waiting' }, [waiting])[0]?.text).toContain('no supplier reply for Gorilla permit.')
    expect(notices({ ...held, onRequest: 'answered' }, [{ ...waiting, answer: 'yes' }])[0]?.text).not.toContain('Gorilla')
  })

  test('press once the supplier is late', () => {
    const pending = { ...held, state: 'pending', holdEndsAt: null, answerBy: new Date('2027-03-14T08:00:00Z') } as const
    expect(notices(pending, [waiting])).toMatchObject([
      { presses: false, text: 'Deposit received. Awaiting supplier for: Gorilla permit.' },
    ])
    expect(notices({ ...pending, answerBy: now }, [waiting])).toMatchObject([{ presses: true }])
  })

  test('say how a booking ended and why, over later notes', () => {
    const ended = { id: 3, event: 'decline', actor: 'Diane', text: 'No permits', at: now }
    const later = { id: 4, event: 'note', actor: 'Diane', text: 'Sorry', at: now }
    expect(notices({ ...held, state: 'rejected', holdEndsAt: null }, [], [...events, ended, later])).toEqual([
      { strong: 'Declined, 12 Mar, 10:00.', text: 'No permits', presses: false },
    ])
  })
})

describe('the buttons', () => {
  const choices = (booking: Booking, paid = 0) =>
    moveChoices(
      readEnglish,
      booking,
      {
        account: accountNow(booking, paid > 0 ? [came(paid)] : []),
        holds: defaultSettings.holds,
        stays: undefined,
      },
      now,
    )
  const events = (booking: Booking) => choices(booking).map(({ event }) => event)

  test('are those of the table of moves', () => {
    expect(events(held)).toEqual(['confirm', 'extend', 'decline'])
    expect(events({ ...held, extensions: 2 })).toEqual(['confirm', 'decline'])
    expect(events({ ...held, onRequest: 'waiting' })).toEqual(['extend', 'decline'])
    expect(events({ ...held, holdEndsAt: now })).toEqual([])
    expect(events(confirmed)).toEqual([])
  })

  test('confirming says what of the deposit is missing', () => {
    expect(choices(held)[0]?.consequence).toContain('$3,570 of what is due is not paid.')
    expect(choices(held, 357_000)[0]?.consequence).not.toContain('not paid')
  })

  test('extending says the new end and how often it can be done again', () => {
    const text = (extensions: number) => choices({ ...held, extensions }).find(({ event }) => event === 'extend')?.consequence
    expect(text(0)).toBe('The hold then ends on Friday 19 March at 10:00. It can be extended once more.')
    expect(text(1)).toBe('The hold then ends on Friday 19 March at 10:00. It cannot be extended again after this.')
  })
})
