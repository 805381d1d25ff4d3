import { expect, test } from 'vitest'
import { kigaliDay, kigaliInstant } from '#values/dates.ts'
import { type BookingEvent, type MoveFacts, type Mover, movesFrom } from './booking.ts'

/** A departure, or whatever is named, of three days next month; nothing of it is held. */
const moveFacts = (state: MoveFacts['state'], more: Partial<MoveFacts> = {}): MoveFacts => ({
  state,
  kind: 'departure',
  cutOffDays: null,
  extensions: 0,
  holdEndsAt: null,
  startsOn: '2027-04-14',
  endsOn: '2027-04-16',
  paymentMethod: null,
  cardGrace: false,
  onRequest: 'none',
  ...more,
})

const may = (event: BookingEvent, mover: Mover, booking: MoveFacts, at: Date) =>
  movesFrom(booking, mover, at, kigaliDay(at)).some((move) => move.event === event)

test('nothing is sold from the cut-off on, and waiting parties wait in vain from then on', () => {
  const closes = [
    ['departure', kigaliInstant('2027-04-12', 18)],
    ['departure', kigaliInstant('2027-04-13', 18), 1],
    ['departure', kigaliInstant('2027-03-15', 18), 30],
    ['journey', kigaliInstant('2027-04-12', 18)],
    ['pilgrims', kigaliInstant('2027-04-12', 18)],
    ['stay', kigaliInstant('2027-04-13', 18)],
    ['hire', kigaliInstant('2027-04-13', 18)],
  ] as const
  const taking = [
    ['reserve', 'visitor', 'new'],
    ['reserve', 'visitor', 'quoted'],
    ['reserve', 'visitor', 'expired'],
    ['request', 'visitor', 'new'],
    ['quote', 'staff', 'enquiry'],
    ['join', 'visitor', 'new'],
    ['offer', 'clock', 'waitlisted'],
    ['late-payment', 'money', 'expired'],
    ['late-payment-on-request', 'money', 'expired'],
  ] as const
  for (const [kind, cutOff, cutOffDays = null] of closes) {
    const before = new Date(cutOff.getTime() - 1)
    for (const [event, mover, state] of taking) {
      const onRequest = event === 'request' || event === 'late-payment-on-request' ? 'waiting' : 'none'
      const booking = moveFacts(state, { kind, cutOffDays, holdEndsAt: null, onRequest })
      expect([kind, event, may(event, mover, booking, before)]).toEqual([kind, event, true])
      expect([kind, event, may(event, mover, booking, cutOff)]).toEqual([kind, event, false])
    }
    const waits = moveFacts('waitlisted', { kind, cutOffDays })
    expect([kind, may('expire', 'clock', waits, before), may('expire', 'clock', waits, cutOff)]).toEqual([kind, false, true])
  }
})
