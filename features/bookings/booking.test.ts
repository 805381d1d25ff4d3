import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kigaliDay } from '#values/dates.ts'
import {
  type BookingEvent,
  type BookingState,
  bookingEvents,
  bookingStates,
  isFinal,
  type MoveFacts,
  type Mover,
  mostExtensions,
  movers,
  moves,
  movesFrom,
  stateAfter,
} from './booking.ts'

const now = new Date('2027-03-12T08:00:00Z')
const today = '2027-03-12'
const soon = new Date(now.getTime() + 1)
const everyState = ['new', ...bookingStates] as const

/**
 * A booking by card, for a journey of three days next month; in progress where the state says so. Its first hold has not ended.
 */
const moveFacts = (state: MoveFacts['state'], more: Partial<MoveFacts> = {}): MoveFacts => ({
  state,
  kind: 'departure',
  cutOffDays: null,
  extensions: 0,
  holdEndsAt: state === 'on-hold' || state === 'quoted' ? soon : null,
  startsOn: state === 'in-progress' ? '2027-03-11' : '2027-04-14',
  endsOn: state === 'in-progress' ? '2027-03-13' : '2027-04-16',
  paymentMethod: 'card',
  cardGrace: false,
  onRequest: 'none',
  ...more,
})

const may = (event: BookingEvent, mover: Mover, booking: MoveFacts, at = now) =>
  movesFrom(booking, mover, at, kigaliDay(at)).some((move) => move.event === event)

/** The same at the time at which nothing but the state and the mover can forbid the event. */
function atItsTime(event: BookingEvent, state: MoveFacts['state']): MoveFacts {
  if (event === 'expire') return moveFacts(state, { holdEndsAt: now, startsOn: '2027-03-13' })
  if (event === 'start' || event === 'absent') return moveFacts(state, { startsOn: today })
  if (event === 'charge') return moveFacts(state, { kind: 'hire' })
  if (event === 'end') return moveFacts(state, { startsOn: '2027-03-09', endsOn: '2027-03-11' })
  const waiting = event === 'request' || event === 'late-payment-on-request'
  return moveFacts(state, { onRequest: waiting ? 'waiting' : 'none' })
}

/** The rules of the trade, 'Two axes of a booking', row by row: state | who | event | where to. */
const table = `
  new         | visitor, staff | enquire                 | enquiry
  new         | visitor, staff | reserve                 | on-hold
  new         | visitor, staff | request                 | requested
  new         | visitor, staff | join                    | waitlisted
  enquiry     | staff          | quote                   | quoted
  enquiry     | clock          | expire                  | expired
  enquiry     | visitor, staff | amend                   | enquiry
  enquiry     | staff          | rebook                  | enquiry
  enquiry     | visitor, staff | cancel                  | cancelled
  enquiry     | staff          | call-off                | cancelled
  quoted      | staff          | quote                   | quoted
  quoted      | visitor, staff, money | reserve                 | on-hold
  quoted      | visitor, staff, money | request                 | requested
  quoted      | clock          | expire                  | expired
  quoted      | visitor, staff | amend                   | quoted
  quoted      | staff          | rebook                  | quoted
  quoted      | visitor, staff | cancel                  | cancelled
  quoted      | staff          | call-off                | cancelled
  waitlisted  | staff, clock   | offer                   | on-hold
  waitlisted  | clock          | expire                  | expired
  waitlisted  | visitor, staff | amend                   | waitlisted
  waitlisted  | staff          | rebook                  | waitlisted
  waitlisted  | visitor, staff | cancel                  | cancelled
  waitlisted  | staff          | call-off                | cancelled
  requested   | visitor, staff | answer                  | on-hold
  requested   | staff, money   | extend                  | requested
  requested   | visitor        | confirm-email           | requested
  requested   | staff          | decline                 | rejected
  requested   | clock          | expire                  | expired
  requested   | visitor, staff | amend                   | requested
  requested   | staff          | rebook                  | requested
  requested   | visitor, staff | cancel                  | cancelled
  requested   | staff          | call-off                | cancelled
  on-hold     | any            | request                 | requested
  on-hold     | staff          | extend                  | on-hold
  on-hold     | clock          | grace                   | on-hold
  on-hold     | visitor        | confirm-email           | on-hold
  on-hold     | staff          | confirm                 | confirmed
  on-hold     | money          | settle                  | confirmed
  on-hold     | staff          | decline                 | rejected
  on-hold     | clock          | expire                  | expired
  on-hold     | visitor, staff | amend                   | on-hold
  on-hold     | staff          | rebook                  | on-hold
  on-hold     | visitor, staff | cancel                  | cancelled
  on-hold     | staff          | call-off                | cancelled
  pending     | staff          | accept                  | confirmed
  pending     | staff          | decline                 | rejected
  pending     | visitor, staff | amend                   | pending
  pending     | staff          | rebook                  | pending
  pending     | visitor, staff | cancel                  | cancelled
  pending     | staff          | call-off                | cancelled
  confirmed   | clock          | start                   | in-progress
  confirmed   | staff          | absent                  | no-show
  confirmed   | visitor, staff | amend                   | confirmed
  confirmed   | staff          | rebook                  | confirmed
  confirmed   | visitor, staff | cancel                  | cancelled
  confirmed   | staff          | call-off                | cancelled
  in-progress | clock          | end                     | completed
  in-progress | staff          | absent                  | no-show
  in-progress | staff          | amend                   | in-progress
  in-progress | staff          | rebook                  | confirmed
  in-progress | staff          | call-off                | cancelled
  completed   | staff          | charge                  | completed
  expired     | visitor, staff | reserve                 | on-hold
  expired     | money          | late-payment            | confirmed
  expired     | visitor, staff | request                 | requested
  expired     | money          | late-payment-on-request | requested
`

test('every state, event and mover: exactly the moves of the rules are in the table', () => {
  const rows = table.trim().split('\n')
  const expected = rows.flatMap((row) => {
    const [state, who, event, to] = row.split('|').map((cell) => cell.trim())
    return (who === 'any' ? movers : (who ?? '').split(', ')).map((mover) => `${state}: ${mover} may ${event}, to ${to}`)
  })
  const found = everyState.flatMap((state) =>
    bookingEvents.flatMap((event) =>
      movers.flatMap((mover) => {
        const made = movesFrom(atItsTime(event, state), mover, now, today).filter((one) => one.event === event)
        // A booking that does not exist yet has no state to keep.
        return made.map((move) => `${state}: ${mover} may ${event}, to ${state === 'new' ? move.to : stateAfter(move, state)}`)
      }),
    ),
  )
  expect(found.sort()).toEqual(expected.sort())
})

test('a final state is left by late money and by holding again after a hold has ended, and changed by what a hire is charged for afterwards', () => {
  expect(bookingStates.filter(isFinal)).toEqual(['completed', 'no-show', 'expired', 'rejected', 'cancelled'])
  const final = moves.map(({ event, from }) =>
    from.flatMap((state) => (state !== 'new' && isFinal(state) ? [[state, event]] : [])),
  )
  expect(final.flat()).toEqual([
    ['expired', 'reserve'],
    ['expired', 'request'],
    ['expired', 'late-payment'],
    ['expired', 'late-payment-on-request'],
    ['completed', 'charge'],
  ])
  expect(may('charge', 'staff', moveFacts('completed', { kind: 'journey' })), 'of a hire alone').toBe(false)
})

test('every state can be come to but that of the release before, and is either final or can be left again', () => {
  for (const state of bookingStates) {
    expect([state, moves.some(({ to }) => to === state)]).toEqual([state, state !== 'pending'])
    const left = moves.some(({ from, to }) => from.includes(state) && to !== 'same' && to !== state)
    expect([state, left || isFinal(state)]).toEqual([state, true])
  }
})

test('a reason is required for every move that decides about a visitor’s plans', () => {
  const withReason = ['absent', 'call-off', 'cancel', 'confirm', 'decline', 'rebook']
  for (const { event, reason } of moves) expect([event, reason]).toEqual([event, withReason.includes(event)])
})

test('a hold is extended at most twice', () => {
  expect(mostExtensions).toBe(2)
  const extended = [0, 1, 2, 3].map((extensions) => may('extend', 'staff', moveFacts('on-hold', { extensions })))
  expect(extended).toEqual([true, true, false, false])
})

test('ten minutes more are given once, and only to a hold by card that has not ended', () => {
  expect(may('grace', 'clock', moveFacts('on-hold'))).toBe(true)
  expect(may('grace', 'clock', moveFacts('on-hold', { cardGrace: true }))).toBe(false)
  expect(may('grace', 'clock', moveFacts('on-hold', { holdEndsAt: now }))).toBe(false)
  for (const paymentMethod of ['bank-transfer', 'mobile-money', null] as const)
    expect(may('grace', 'clock', moveFacts('on-hold', { paymentMethod }))).toBe(false)
})

test('nothing happens to a hold or a quote after its end but that it expires, is cancelled or is called off', () => {
  const left = (state: BookingState, holdEndsAt: Date) => {
    const asks = (['none', 'waiting'] as const).map((onRequest) => moveFacts(state, { holdEndsAt, onRequest }))
    return bookingEvents.filter((event) => movers.some((mover) => asks.some((booking) => may(event, mover, booking))))
  }
  for (const state of ['requested', 'on-hold', 'quoted'] as const) {
    expect([state, left(state, now)]).toEqual([state, ['expire', 'cancel', 'call-off']])
    expect(left(state, soon)).not.toContain('expire')
  }
})

test('without an end nothing lapses', () => {
  expect(may('expire', 'clock', moveFacts('quoted', { holdEndsAt: null }))).toBe(false)
  expect(may('quote', 'staff', moveFacts('enquiry'))).toBe(true)
})

test('at any instant money can either confirm a hold or come late, never both and never neither', () => {
  for (const holdEndsAt of [new Date(now.getTime() - 1), now, soon])
    for (const onRequest of ['none', 'waiting', 'refused', 'answered'] as const) {
      const hold = moveFacts('on-hold', { holdEndsAt, onRequest })
      const moves = [may('settle', 'money', hold), may('request', 'money', hold), may('expire', 'clock', hold)]
      expect([holdEndsAt, onRequest, moves.filter(Boolean).length]).toEqual([holdEndsAt, onRequest, 1])
    }
})

test('until every supplier has said yes, nothing is held or confirmed', () => {
  const moves = [
    ['confirm', 'staff', 'on-hold', 'request'],
    ['settle', 'money', 'on-hold', 'request'],
    ['answer', 'staff', 'requested', undefined],
    ['accept', 'staff', 'pending', undefined],
    ['late-payment', 'money', 'expired', 'late-payment-on-request'],
  ] as const
  const answers = ['none', 'waiting', 'refused', 'answered'] as const
  for (const [event, mover, state, instead] of moves) {
    const allowed = answers.map((onRequest) => may(event, mover, moveFacts(state, { onRequest })))
    expect([event, ...allowed]).toEqual([event, true, false, false, true])
    if (!instead) continue
    const asks = answers.map((onRequest) => may(instead, 'money', moveFacts(state, { onRequest })))
    expect([instead, ...asks]).toEqual([instead, false, true, true, false])
  }
})

test('cancelling is refused from the day of the start on, and visitors cannot change anything any more', () => {
  const on = (event: BookingEvent, mover: Mover, state: BookingState) =>
    ['2027-03-13', today, '2027-03-11'].map((startsOn) => may(event, mover, moveFacts(state, { startsOn })))
  for (const state of ['enquiry', 'waitlisted', 'requested', 'on-hold', 'pending', 'confirmed'] as const) {
    expect([state, on('cancel', 'visitor', state)]).toEqual([state, [true, false, false]])
    expect([state, on('cancel', 'staff', state)]).toEqual([state, [true, false, false]])
    expect([state, on('amend', 'visitor', state)]).toEqual([state, [true, false, false]])
    expect([state, on('amend', 'staff', state)]).toEqual([state, [true, true, true]])
  }
})

test('the operator calls off or moves a journey on its very day too, and one that is moved is to come again', () => {
  for (const event of ['call-off', 'rebook'] as const)
    expect(may(event, 'staff', moveFacts('confirmed', { startsOn: today }))).toBe(true)
  const [moved] = movesFrom(moveFacts('in-progress'), 'staff', now, today).filter(({ event }) => event === 'rebook')
  expect(moved && stateAfter(moved, 'in-progress')).toBe('confirmed')
})

test('a journey starts on its first day and ends the day after its last; before the first day there is no no-show', () => {
  const starting = (startsOn: string) => [
    may('start', 'clock', moveFacts('confirmed', { startsOn })),
    may('absent', 'staff', moveFacts('confirmed', { startsOn })),
  ]
  expect(starting('2027-03-13')).toEqual([false, false])
  expect(starting(today)).toEqual([true, true])
  expect(may('end', 'clock', moveFacts('in-progress', { endsOn: today }))).toBe(false)
  expect(may('end', 'clock', moveFacts('in-progress', { endsOn: '2027-03-11' }))).toBe(true)
})

test('whatever anybody does at whatever time, a booking never leaves its rules', () => {
  const step = fc.record({
    pick: fc.nat(),
    mover: fc.constantFrom(...movers),
    hours: fc.nat(40 * 24),
    holdHours: fc.option(fc.nat(200), { nil: null }),
    onRequest: fc.constantFrom('none', 'waiting', 'refused', 'answered' as const),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let booking = moveFacts('new')
      let at = now
      for (const { pick, mover, hours, holdHours, onRequest } of steps) {
        at = new Date(at.getTime() + hours * 3_600_000)
        booking = {
          ...booking,
          onRequest,
          holdEndsAt: holdHours === null ? null : new Date(at.getTime() + holdHours * 3_600_000),
        }
        const allowed = movesFrom(booking, mover, at, kigaliDay(at))
        const move = allowed[pick % Math.max(1, allowed.length)]
        if (!move) continue
        const { state } = booking
        const to = state === 'new' ? (move.to as BookingState) : stateAfter(move, state)
        if (state !== 'new' && isFinal(state))
          expect([state, mover === 'money' || move.event === 'reserve' || move.event === 'request']).toEqual(['expired', true])
        if (to === 'confirmed' && state !== 'confirmed' && move.event !== 'rebook')
          expect(['none', 'answered']).toContain(onRequest)
        if (mover === 'visitor')
          expect(['enquiry', 'quoted', 'waitlisted', 'requested', 'on-hold', 'cancelled', state]).toContain(to)
        expect(mover === 'visitor' && move.event === 'extend').toBe(false)
        const byStaff = move.event === 'extend' && mover === 'staff'
        booking = { ...booking, state: to, extensions: booking.extensions + (byStaff ? 1 : 0) }
        expect(booking.extensions).toBeLessThanOrEqual(mostExtensions)
      }
    }),
    { numRuns: 1_000 },
  )
})
