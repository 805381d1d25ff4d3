import { expect, test } from 'vitest'
import {
  type BookingEvent,
  type BookingState,
  bookingEvents,
  bookingStates,
  isFinal,
  type Mover,
  mostExtensions,
  moves,
  movesFrom,
  stateAfter,
} from './booking.ts'

const now = new Date('2027-03-12T08:00:00Z')
const today = '2027-03-12'
const soon = new Date(now.getTime() + 1)

type Standing = Parameters<typeof movesFrom>[0]

/** On hold for a journey of three days next month, with its first end still ahead. */
const standing = (state: BookingState, more: Partial<Standing> = {}): Standing => ({
  state,
  extensions: 0,
  holdEndsAt: state === 'on-hold' ? soon : null,
  startsOn: '2027-04-14',
  endsOn: '2027-04-16',
  ...more,
})

const may = (event: BookingEvent, mover: Mover, booking: Standing) =>
  movesFrom(booking, mover, now, today).some((move) => move.event === event)

/** The same booking at the time at which nothing but the state and the mover can forbid the event. */
function atItsTime(event: BookingEvent, state: BookingState): Standing {
  if (event === 'expire') return standing(state, { holdEndsAt: now })
  if (event === 'start' || event === 'absent') return standing(state, { startsOn: today })
  if (event === 'end') return standing(state, { startsOn: '2027-03-09', endsOn: '2027-03-11' })
  return standing(state)
}

test('every state, event and mover: exactly these moves are in the table', () => {
  const found = bookingStates.flatMap((state) =>
    bookingEvents.flatMap((event) =>
      (['visitor', 'staff', 'clock'] as const).flatMap((mover) => {
        const move = movesFrom(atItsTime(event, state), mover, now, today).find((one) => one.event === event)
        return move ? [`${state}: ${mover} may ${event}, to ${stateAfter(move, state)}`] : []
      }),
    ),
  )
  expect(found.sort()).toEqual(
    [
      'enquiry: visitor may cancel, to cancelled',
      'enquiry: staff may cancel, to cancelled',
      'quoted: visitor may reserve, to on-hold',
      'quoted: staff may reserve, to on-hold',
      'quoted: visitor may cancel, to cancelled',
      'quoted: staff may cancel, to cancelled',
      'quoted: clock may expire, to expired',
      'waitlisted: staff may offer, to on-hold',
      'waitlisted: clock may offer, to on-hold',
      'waitlisted: visitor may cancel, to cancelled',
      'waitlisted: staff may cancel, to cancelled',
      'on-hold: staff may extend, to on-hold',
      'on-hold: staff may confirm, to confirmed',
      'on-hold: staff may decline, to rejected',
      'on-hold: visitor may cancel, to cancelled',
      'on-hold: staff may cancel, to cancelled',
      'on-hold: clock may expire, to expired',
      'pending: staff may decline, to rejected',
      'pending: staff may cancel, to cancelled',
      'confirmed: staff may cancel, to cancelled',
      'confirmed: clock may start, to in-progress',
      'confirmed: staff may absent, to no-show',
      'in-progress: clock may end, to completed',
      'in-progress: staff may absent, to no-show',
      'expired: visitor may reserve, to on-hold',
      'expired: staff may reserve, to on-hold',
    ].sort(),
  )
})

test('a booking begins on hold or on the waiting list, and in no other way', () => {
  const first = moves.filter(({ from }) => from.includes('new')).map(({ event, to, movers }) => [event, to, movers])
  expect(first).toEqual([
    ['reserve', 'on-hold', ['visitor', 'staff']],
    ['join', 'waitlisted', ['visitor', 'staff']],
  ])
})

test('a final state is left by holding again after a hold has ended, and by nothing else', () => {
  expect(bookingStates.filter(isFinal)).toEqual(['completed', 'no-show', 'expired', 'rejected', 'cancelled'])
  for (const state of bookingStates.filter(isFinal))
    for (const move of moves) if (move.from.includes(state)) expect([state, move.event]).toEqual(['expired', 'reserve'])
})

test('every state that a booking can come to is either final or can be left again', () => {
  for (const { to } of moves)
    if (to !== 'same' && !isFinal(to)) expect([to, moves.some(({ from }) => from.includes(to))]).toEqual([to, true])
})

test('a reason is asked wherever a visitor’s plans are decided on', () => {
  const asked = new Set(moves.filter(({ reason }) => reason).map(({ event }) => event))
  expect([...asked].sort()).toEqual(['absent', 'cancel', 'confirm', 'decline'])
  for (const { event, reason } of moves) expect([event, reason]).toEqual([event, asked.has(event)])
})

test('a hold is extended at most twice', () => {
  expect(mostExtensions).toBe(2)
  expect([0, 1, 2, 3].map((extensions) => may('extend', 'staff', standing('on-hold', { extensions })))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a hold is extended, confirmed or declined only before its end', () => {
  for (const event of ['extend', 'confirm', 'decline'] as const) {
    expect([event, may(event, 'staff', standing('on-hold', { holdEndsAt: soon }))]).toEqual([event, true])
    expect([event, may(event, 'staff', standing('on-hold', { holdEndsAt: now }))]).toEqual([event, false])
  }
})

test('the clock ends a hold at its end, not a moment before', () => {
  expect(may('expire', 'clock', standing('on-hold', { holdEndsAt: soon }))).toBe(false)
  expect(may('expire', 'clock', standing('on-hold', { holdEndsAt: now }))).toBe(true)
  expect(may('expire', 'clock', standing('quoted'))).toBe(false)
})

test('at any instant a hold can either be confirmed or has expired, never both and never neither', () => {
  for (const holdEndsAt of [new Date(now.getTime() - 1), now, soon]) {
    const hold = standing('on-hold', { holdEndsAt })
    expect(may('confirm', 'staff', hold)).toBe(!may('expire', 'clock', hold))
  }
})

test('nobody cancels on the day of the start or after it', () => {
  for (const state of ['on-hold', 'pending', 'confirmed'] as const) {
    expect([state, may('cancel', 'staff', standing(state, { startsOn: '2027-03-13' }))]).toEqual([state, true])
    expect([state, may('cancel', 'staff', standing(state, { startsOn: today }))]).toEqual([state, false])
    expect([state, may('cancel', 'staff', standing(state, { startsOn: '2027-03-11' }))]).toEqual([state, false])
  }
  expect(may('cancel', 'visitor', standing('on-hold', { startsOn: today }))).toBe(false)
})

test('a visitor cancels by themselves only what has not been confirmed', () => {
  const states = bookingStates.filter((state) => may('cancel', 'visitor', standing(state)))
  expect(states).toEqual(['enquiry', 'quoted', 'waitlisted', 'on-hold'])
})

test('a journey starts on its first day and ends the day after its last', () => {
  expect(may('start', 'clock', standing('confirmed', { startsOn: '2027-03-13' }))).toBe(false)
  expect(may('start', 'clock', standing('confirmed', { startsOn: today }))).toBe(true)
  expect(may('end', 'clock', standing('in-progress', { startsOn: '2027-03-10', endsOn: today }))).toBe(false)
  expect(may('end', 'clock', standing('in-progress', { startsOn: '2027-03-09', endsOn: '2027-03-11' }))).toBe(true)
})

test('nobody is absent before the first day', () => {
  expect(may('absent', 'staff', standing('confirmed', { startsOn: '2027-03-13' }))).toBe(false)
  expect(may('absent', 'staff', standing('confirmed', { startsOn: today }))).toBe(true)
})
