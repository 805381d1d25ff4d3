import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutOff } from '#features/departures/departure.ts'
import { methodsFor, visitorPaymentMethods } from '#features/payments/payment-methods.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { addDays } from '#values/dates.ts'
import { answerBy, holdEnd, holdLengthMs, offerHoldMs, staffHoldMs } from './hold-length.ts'

const settings = defaultSettings
const { holds } = settings
const minutes = 60_000
const hours = 60 * minutes

/** Ten in the morning in Kigali. */
const at = new Date('2027-03-12T08:00:00Z')
const inDays = (days: number) => addDays('2027-03-12', days)

const usual = (startsOn: string) => cutOff({ startsOn, cutOffDays: null })

test('a card holds for 30 minutes and mobile money for two hours, however far the start', () => {
  for (const days of [3, 20, 200]) {
    expect(holdLengthMs(settings, 'card', inDays(days), at)).toBe(30 * minutes)
    expect(holdLengthMs(settings, 'mobile-money', inDays(days), at)).toBe(2 * hours)
  }
})

test('mobile money holds for two hours in which the office is open: at night, over Saturday afternoon and Sunday it waits', () => {
  const ends = (from: string) => {
    const taken = new Date(`${from}+02:00`)
    return new Date(taken.getTime() + holdLengthMs(settings, 'mobile-money', inDays(90), taken))
  }
  // 12 March 2027 is a Friday.
  expect(ends('2027-03-12T01:48:00')).toEqual(new Date('2027-03-12T10:00:00+02:00'))
  expect(ends('2027-03-12T17:00:00')).toEqual(new Date('2027-03-13T10:00:00+02:00'))
  expect(ends('2027-03-13T12:30:00')).toEqual(new Date('2027-03-15T09:30:00+02:00'))
  const never = { ...settings, office: { ...settings.office, hours: [] } }
  expect(holdLengthMs(never, 'mobile-money', inDays(90), at)).toBe(2 * hours)
})

test('a bank transfer holds for 72 hours, and for 24 inside thirty days', () => {
  expect(holdLengthMs(settings, 'bank-transfer', inDays(90), at)).toBe(72 * hours)
  expect(holdLengthMs(settings, 'bank-transfer', inDays(30), at)).toBe(72 * hours)
  expect(holdLengthMs(settings, 'bank-transfer', inDays(29), at)).toBe(24 * hours)
})

test('a hold by bank transfer never ends before the office has been open for four hours', () => {
  const ends = (from: string, startsOn = inDays(20)) => {
    const taken = new Date(`${from}+02:00`)
    return new Date(taken.getTime() + holdLengthMs(settings, 'bank-transfer', startsOn, taken))
  }
  // 13 March 2027 is a Saturday: open until 13:00. Three hours count, and one on Monday.
  expect(ends('2027-03-13T10:00:00')).toEqual(new Date('2027-03-15T09:00:00+02:00'))
  expect(ends('2027-03-13T15:00:00')).toEqual(new Date('2027-03-15T12:00:00+02:00'))
  expect(ends('2027-03-14T23:00:00')).toEqual(new Date('2027-03-15T23:00:00+02:00'))
  expect(ends('2027-03-13T09:00:00')).toEqual(new Date('2027-03-14T09:00:00+02:00'))
  expect(ends('2027-03-13T15:00:00', inDays(90))).toEqual(new Date('2027-03-16T15:00:00+02:00'))
})

test('a bank transfer is not offered inside seven days', () => {
  const all = methodsFor(inDays(7), at, { cards: true })
  expect(all).toEqual(visitorPaymentMethods)
  expect(methodsFor(inDays(6), at, { cards: true })).toEqual(all.filter((method) => method !== 'bank-transfer'))
})

test('a card is offered only where there is a gateway', () => {
  expect(methodsFor(inDays(90), at, { cards: false })).toEqual(visitorPaymentMethods.filter((method) => method !== 'card'))
})

test('the days are those of Kigali: after 22:00 UTC the start is a day nearer', () => {
  expect(methodsFor('2027-03-19', new Date('2027-03-12T21:59:59Z'), { cards: false })).toContain('bank-transfer')
  expect(methodsFor('2027-03-19', new Date('2027-03-12T22:00:00Z'), { cards: false })).not.toContain('bank-transfer')
  expect(holdLengthMs(settings, 'bank-transfer', '2027-04-11', new Date('2027-03-12T21:59:59Z'))).toBe(72 * hours)
  expect(holdLengthMs(settings, 'bank-transfer', '2027-04-11', new Date('2027-03-12T22:00:00Z'))).toBe(24 * hours)
})

test('the lengths are those that the operator has set', () => {
  const lengths = { cardMinutes: 45, mobileMoneyMinutes: 20, bankHours: 96, bankNearHours: 12, staffDays: 3 }
  const own = { ...settings, holds: lengths }
  expect(holdLengthMs(own, 'card', inDays(90), at)).toBe(45 * minutes)
  expect(holdLengthMs(own, 'mobile-money', inDays(90), at)).toBe(20 * minutes)
  expect(holdLengthMs(own, 'bank-transfer', inDays(90), at)).toBe(96 * hours)
  expect(holdLengthMs(own, 'bank-transfer', inDays(29), at)).toBe(12 * hours)
  expect(staffHoldMs(lengths)).toBe(72 * hours)
})

test('staff hold for seven days and a seat offer is valid for 72 hours', () => {
  expect([staffHoldMs(holds), offerHoldMs]).toEqual([7 * 24 * hours, 72 * hours])
})

test('a request is answered in 48 hours, and near the cut-off in half of the time that is left, so that the other half remains to pay', () => {
  const later = (ms: number) => new Date(at.getTime() + ms)
  expect(answerBy(at, later(7 * 24 * hours))).toEqual(later(48 * hours))
  expect(answerBy(at, later(10 * hours))).toEqual(later(5 * hours))
})

test('a hold ends its length after it was taken', () => {
  expect(holdEnd(30 * minutes, usual(inDays(90)), at)).toEqual(new Date('2027-03-12T08:30:00Z'))
})

test('a hold never passes the cut-off: 18:00 in Kigali, two days before the start', () => {
  expect(holdEnd(72 * hours, usual('2027-03-17'), at)).toEqual(new Date('2027-03-15T08:00:00Z'))
  expect(holdEnd(72 * hours, usual('2027-03-16'), at)).toEqual(new Date('2027-03-14T16:00:00Z'))
  expect(holdEnd(staffHoldMs(holds), usual('2027-03-16'), at)).toEqual(new Date('2027-03-14T16:00:00Z'))
})

test('whatever the payment method and the day, no hold outlives the cut-off or its own length', () => {
  fc.assert(
    fc.property(fc.constantFrom(...visitorPaymentMethods), fc.integer({ min: 0, max: 400 }), (method, days) => {
      const length = holdLengthMs(settings, method, inDays(days), at)
      const end = holdEnd(length, usual(inDays(days)), at).getTime()
      expect(end).toBeLessThanOrEqual(usual(inDays(days)).getTime())
      expect(end).toBeLessThanOrEqual(at.getTime() + length)
    }),
  )
})
