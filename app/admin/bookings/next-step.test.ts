import { expect, test } from 'vitest'
import { bookingStates } from '#features/bookings/booking.ts'
import { nextStep } from './next-step.ts'

const now = new Date('2027-03-12T08:00:00Z')
const booking = {
  state: 'on-hold',
  holdEndsAt: new Date('2027-03-12T16:00:00Z'),
  travellersCount: 2,
  startsOn: '2027-06-14',
  endsOn: '2027-06-20',
  totalMinor: 490_000,
  depositMinor: 357_000,
  balanceDueOn: '2027-04-30',
} as const

test('a hold that ends within three hours presses; one that has ended asks for nothing', () => {
  const ends = (text: string) => nextStep({ ...booking, holdEndsAt: new Date(text) }, now)
  expect(ends('2027-03-12T10:59:00Z')).toEqual({ text: 'Hold ends 12 Mar, 12:59', presses: true })
  expect(ends('2027-03-12T22:00:00Z')).toEqual({ text: 'Hold ends 13 Mar, 00:00', presses: false })
  expect(ends('2027-03-12T08:00:00Z')).toEqual({ text: 'Hold has ended', presses: false })
})

test('a confirmed booking owes its balance until that day, then it leaves', () => {
  const confirmed = { ...booking, state: 'confirmed', holdEndsAt: null } as const
  expect(nextStep(confirmed, now).text).toBe('Balance due 30 Apr')
  expect(nextStep(confirmed, new Date('2027-04-30T21:59:00Z')).text).toBe('Balance due 30 Apr')
  expect(nextStep(confirmed, new Date('2027-04-30T22:00:00Z')).text).toBe('Leaves 14 Jun')
  expect(nextStep({ ...confirmed, depositMinor: 490_000 }, now).text).toBe('Leaves 14 Jun')
})

test('whatever goes on has its next step, and what has ended has none', () => {
  const steps = bookingStates.map((state) => [state, nextStep({ ...booking, state }, now).text !== ''])
  expect(Object.fromEntries(steps)).toMatchObject({ waitlisted: true, pending: true, confirmed: true, 'in-progress': true })
  expect(nextStep({ ...booking, state: 'cancelled' }, now).text).toBe('')
})
