import { describe, expect, test } from 'vitest'
import { tourPolicy } from '#features/bookings/cancellation.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { noticeOf } from './booking-notice.ts'
import { type BookingEventRow, timelineOf } from './booking-timeline.ts'
import { moneyView } from './booking-view.ts'
import { moveChoices } from './desk-moves.ts'

const now = new Date('2027-03-12T08:00:00Z')
const line = {
  kind: 'base',
  label: 'Travellers',
  reason: 'Lodges',
  quantity: 2,
  unitMinor: 95_000,
  amountMinor: 190_000,
  refundable: true,
} as const
const permit = {
  kind: 'permit',
  label: 'Gorilla permit',
  reason: 'Day 2',
  quantity: 2,
  unitMinor: 150_000,
  amountMinor: 300_000,
  refundable: false,
} as const

const held: Booking = {
  id: '00000000-0000-0000-0000-000000000000',
  reference: 'K7QM-42XD',
  keyVersion: 1,
  state: 'on-hold',
  version: 1,
  departureId: 1,
  departureSlug: 'gorillas-2027-06-14',
  packageSlug: 'gorillas',
  title: 'An hour with the gorillas',
  scene: { id: 'virunga', hour: 'dawn', seed: 7, place: 'Volcanoes' },
  startsOn: '2027-06-14',
  endsOn: '2027-06-16',
  travellersCount: 2,
  leadName: 'Marit Solheim',
  email: 'marit@example.no',
  phone: '+47 900 00 000',
  comfort: 'lodge',
  singleRooms: 0,
  paymentMethod: 'bank-transfer',
  message: '',
  currency: 'USD',
  totalMinor: 490_000,
  depositMinor: 357_000,
  balanceDueOn: '2027-04-30',
  rwfPerUnit: 1450,
  policy: tourPolicy,
  termsVersion: '2026-11',
  holdEndsAt: new Date('2027-03-12T10:00:00Z'),
  extensions: 0,
  createdAt: now,
}
const confirmed: Booking = { ...held, state: 'confirmed', holdEndsAt: null }
const events: BookingEventRow[] = [
  { id: 1, event: 'reserve', actor: 'visitor', text: '', at: new Date('2027-03-09T10:00:00Z') },
  { id: 2, event: 'note', actor: 'Diane', text: 'Rang', at: new Date('2027-03-10T10:00:00Z') },
]

describe('the timeline', () => {
  test('goes from what has happened over what to do now to what comes', () => {
    const items = timelineOf(held, events, now)
    expect(items.map(({ kind, when, title, by }) => [kind, when, title, by])).toEqual([
      ['ok', '9 Mar, 12:00', 'Seats held', 'by the visitor'],
      ['memo', '10 Mar, 12:00', 'Note', 'by Diane'],
      ['now', '12 Mar, 12:00', 'Answer them before the hold ends', ''],
      ['ahead', '30 Apr', 'Balance of $1,330 due', ''],
      ['ahead', '14 Jun', 'They set out', ''],
      ['ahead', '16 Jun', 'They come back', ''],
    ])
  })

  test('nothing is to be done, and nothing comes, once a booking has ended', () => {
    const ended = { id: 3, event: 'cancel', actor: 'clock', text: 'Ill', at: now }
    const items = timelineOf({ ...confirmed, state: 'cancelled' }, [...events, ended], now)
    expect(items.map(({ kind }) => kind)).toEqual(['ok', 'memo', 'bad'])
  })

  test('days that have passed do not come again', () => {
    const later = new Date('2027-06-15T08:00:00Z')
    expect(timelineOf({ ...confirmed, state: 'in-progress' }, [], later).map(({ title }) => title)).toEqual(['They come back'])
  })

  test('an event of a later release is shown by its name', () => {
    const [item] = timelineOf(confirmed, [{ id: 9, event: 'constructor', actor: 'clock', text: '', at: now }], now)
    expect(item).toMatchObject({ title: 'constructor', by: 'by itself' })
  })
})

describe('the notice', () => {
  test('names the end of a hold and what is left, and presses within three hours', () => {
    expect(noticeOf(held, events, now)).toMatchObject({ strong: 'The hold ends today at 12:00, in 2 hours.', presses: true })
    expect(noticeOf({ ...held, holdEndsAt: now }, events, now)).toMatchObject({ strong: 'The hold has ended.', presses: false })
  })

  test('says how a booking ended and why, over later notes', () => {
    const ended = { id: 3, event: 'decline', actor: 'Diane', text: 'No permits', at: now }
    const later = { id: 4, event: 'note', actor: 'Diane', text: 'Sorry', at: now }
    expect(noticeOf({ ...held, state: 'rejected', holdEndsAt: null }, [...events, ended, later], now)).toEqual({
      strong: 'Declined, 12 Mar, 10:00.',
      text: 'No permits',
      presses: false,
    })
  })
})

describe('the buttons', () => {
  const choices = (booking: Booking) => moveChoices(booking, [line, permit], now).map(({ event }) => event)

  test('are those of the table of moves', () => {
    expect(choices(held)).toEqual(['confirm', 'extend', 'decline', 'cancel'])
    expect(choices({ ...held, extensions: 2 })).toEqual(['confirm', 'decline', 'cancel'])
    expect(choices({ ...held, holdEndsAt: now })).toEqual(['cancel'])
    expect(choices(confirmed)).toEqual(['cancel'])
    expect(choices({ ...confirmed, state: 'cancelled' })).toEqual([])
  })

  test('cancelling says what is owed by the ladder, and nothing before confirmation', () => {
    const text = (booking: Booking) =>
      moveChoices(booking, [line, permit], now).find(({ event }) => event === 'cancel')?.consequence
    expect(text(confirmed)).toContain('$570 is owed: 30%')
    expect(text(held)).toContain('nothing is owed')
  })

  test('extending says the new end and how often it can be done again', () => {
    const text = (extensions: number) =>
      moveChoices({ ...held, extensions }, [], now).find(({ event }) => event === 'extend')?.consequence
    expect(text(0)).toBe('The hold then ends on Friday 19 March at 10:00. This can be done once more.')
    expect(text(1)).toBe('The hold then ends on Friday 19 March at 10:00. It cannot be extended again after this.')
  })
})

describe('the money', () => {
  test('shows each line with its reason, what is due and the francs', () => {
    expect(moneyView(held, [line, permit])).toMatchObject({
      lines: [
        { label: 'Travellers', reason: 'Lodges', each: '2 × $950', amount: '$1,900' },
        { label: 'Gorilla permit', reason: 'Day 2, not refundable once bought', each: '2 × $1,500', amount: '$3,000' },
      ],
      total: '$4,900',
      francs: 'RWF 7,105,000 at 1,450',
      due: [
        { name: 'Deposit', amount: '$3,570' },
        { name: 'Balance, due 30 April 2027', amount: '$1,330' },
      ],
    })
  })

  test('has nothing due for what has ended, and all at once near the start', () => {
    expect(moneyView({ ...held, state: 'expired' }, []).due).toEqual([])
    expect(moneyView({ ...held, depositMinor: 490_000 }, []).due).toEqual([
      { name: 'All due at once, the start is near', amount: '$4,900' },
    ])
  })
})
