import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceLine } from '#features/packages/price.ts'
import { addDays } from '#values/dates.ts'
import { paymentSchedule, paymentScheduleOf } from './balance.ts'

const terms = { depositBasisPoints: 3000, balanceDays: 45 }

const line = (kind: PriceLine['kind'], amountMinor: number): PriceLine => ({
  kind,
  label: kind,
  reason: '',
  quantity: 1,
  unitMinor: amountMinor,
  amountMinor,
  refundable: true,
})

/** Two on the three-day trek: 4,900.00, of which the permits are 3,000.00. */
const trek = [line('base', 190_000), line('permit', 300_000)]

test('the deposit is 30% of everything but permits, and the permits whole', () => {
  expect(paymentSchedule(trek, '2027-06-14', '2027-03-12', terms)).toEqual({
    totalMinor: 490_000,
    depositMinor: 357_000,
    balanceMinor: 133_000,
    balanceDueOn: '2027-04-30',
  })
})

test('park fees and rooms alone count with the rest, not with the permits', () => {
  const lines = [line('base', 100_000), line('single', 20_000), line('park-fee', 10_000)]
  expect(paymentSchedule(lines, '2027-06-14', '2027-03-12', terms).depositMinor).toBe(39_000)
})

test('booked on the day the balance would be due, or later, everything is due at once', () => {
  const onTheDay = paymentSchedule(trek, '2027-06-14', '2027-04-30', terms)
  expect(onTheDay).toEqual({ totalMinor: 490_000, depositMinor: 490_000, balanceMinor: 0, balanceDueOn: '2027-04-30' })
  expect(paymentSchedule(trek, '2027-06-14', '2027-06-12', terms)).toMatchObject({ balanceMinor: 0, balanceDueOn: '2027-06-12' })
})

test('booked a day before that there is still a balance', () => {
  expect(paymentSchedule(trek, '2027-06-14', '2027-04-29', terms)).toMatchObject({
    balanceMinor: 133_000,
    balanceDueOn: '2027-04-30',
  })
})

test('half a cent of the deposit is rounded away from zero', () => {
  expect(paymentSchedule([line('base', 5)], '2027-06-14', '2027-03-12', terms).depositMinor).toBe(2)
  expect(paymentSchedule([line('base', 4)], '2027-06-14', '2027-03-12', terms).depositMinor).toBe(1)
})

test('the operator’s own share and days are used', () => {
  const schedule = paymentSchedule(trek, '2027-06-14', '2027-03-12', { depositBasisPoints: 5000, balanceDays: 30 })
  expect(schedule).toMatchObject({ depositMinor: 395_000, balanceDueOn: '2027-05-15' })
})

test('deposit and balance are the whole, neither is less than nothing, and permits are always in the deposit', () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, fc.integer({ min: 0, max: 400 }), (base, permits, fees, ahead) => {
      const lines = [line('base', base), line('permit', permits), line('park-fee', fees)]
      const { totalMinor, depositMinor, balanceMinor, balanceDueOn } = paymentSchedule(
        lines,
        addDays('2027-03-12', ahead),
        '2027-03-12',
        terms,
      )
      expect(depositMinor + balanceMinor).toBe(totalMinor)
      expect(balanceMinor).toBeGreaterThanOrEqual(0)
      expect(depositMinor).toBeGreaterThanOrEqual(permits)
      expect(balanceDueOn >= '2027-03-12').toBe(true)
    }),
  )
})

test('the schedule of a booking is the one that was frozen on it', () => {
  expect(paymentScheduleOf({ totalMinor: 490_000, depositMinor: 357_000, balanceDueOn: '2027-04-30' })).toEqual({
    totalMinor: 490_000,
    depositMinor: 357_000,
    balanceMinor: 133_000,
    balanceDueOn: '2027-04-30',
  })
})
