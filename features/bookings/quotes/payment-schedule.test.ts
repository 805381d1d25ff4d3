import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBoughtAhead, type LineKind } from '#features/pricing/price-line.ts'
import { addDays } from '#values/dates.ts'
import { depositParts, paymentSchedule, paymentScheduleOf, scheduleAfterAmendment } from './payment-schedule.ts'

const terms = { depositBasisPoints: 3000, balanceDays: 45 }
const line = (kind: LineKind, amountMinor: number) => ({ kind, amountMinor })

/** Two on the three-day trek: 4,900.00, of which the permits are 3,000.00. */
const trek = [line('base', 190_000), line('permit', 300_000)]

test('the deposit is 30% of everything but permits and flights, and those whole', () => {
  expect(paymentSchedule(trek, '2027-06-14', '2027-03-12', terms)).toEqual({
    totalMinor: 490_000,
    depositMinor: 357_000,
    balanceMinor: 133_000,
    balanceDueOn: '2027-04-30',
  })
  const flown = [...trek, line('flight', 38_000)]
  expect(paymentSchedule(flown, '2027-06-14', '2027-03-12', terms)).toMatchObject({
    depositMinor: 395_000,
    balanceMinor: 133_000,
  })
})

test('what is paid in full with the deposit is named, and the parts are the deposit', () => {
  const base = line('base', 190_000)
  const [permit, flight, free] = [line('permit', 300_000), line('flight', 38_000), line('permit', 0)]
  expect(depositParts([base, permit, flight], terms)).toEqual({ ahead: 'both', aheadMinor: 338_000, shareMinor: 57_000 })
  const named = [
    [base, free],
    [base, permit],
    [base, flight],
  ].map((lines) => depositParts(lines, terms).ahead)
  expect(named).toEqual(['none', 'permits', 'flights'])
})

test('every other line counts with the 30%, park fees and discounts too', () => {
  const kinds = ['base', 'single', 'room', 'vehicle', 'extra', 'park-fee', 'tax', 'cancellation-fee'] as const
  for (const kind of kinds)
    expect([kind, paymentSchedule([line(kind, 10_000)], '2027-06-14', '2027-03-12', terms).depositMinor]).toEqual([kind, 3_000])
  const less = [line('base', 100_000), line('discount', -20_000), line('permit', 5_000)]
  expect(paymentSchedule(less, '2027-06-14', '2027-03-12', terms).depositMinor).toBe(29_000)
})

test('booked on the day the balance would be due, or later, everything is due at once', () => {
  const onTheDay = paymentSchedule(trek, '2027-06-14', '2027-04-30', terms)
  expect(onTheDay).toEqual({ totalMinor: 490_000, depositMinor: 490_000, balanceMinor: 0, balanceDueOn: '2027-04-30' })
  expect(paymentSchedule(trek, '2027-06-14', '2027-06-12', terms)).toMatchObject({ balanceMinor: 0, balanceDueOn: '2027-06-12' })
})

test('booked a day before that there is a balance', () => {
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

const frozen = { startsOn: '2027-06-14', balanceMinor: 133_000, balanceDueOn: '2027-04-30' }

test('after an amendment total and deposit are new, and the due day moves with the start', () => {
  const three = [line('base', 270_000), line('permit', 450_000)]
  expect(scheduleAfterAmendment(frozen, three, '2027-07-01', '2027-03-20', terms)).toEqual({
    totalMinor: 720_000,
    depositMinor: 531_000,
    balanceMinor: 189_000,
    balanceDueOn: '2027-05-17',
  })
})

test('the distance of the due day stays the one that was agreed, though the settings have changed', () => {
  const schedule = scheduleAfterAmendment(frozen, trek, '2027-06-14', '2027-03-20', { ...terms, balanceDays: 90 })
  expect(schedule.balanceDueOn).toBe('2027-04-30')
})

test('where everything was due at once, a later start is paid by the terms', () => {
  const atOnce = { startsOn: '2027-04-01', balanceMinor: 0, balanceDueOn: '2027-03-12' }
  expect(scheduleAfterAmendment(atOnce, trek, '2027-06-14', '2027-03-13', terms)).toMatchObject({
    depositMinor: 357_000,
    balanceDueOn: '2027-04-30',
  })
})

test('a due day that has passed is today, and everything is due then', () => {
  expect(scheduleAfterAmendment(frozen, trek, '2027-06-14', '2027-05-02', terms)).toEqual({
    totalMinor: 490_000,
    depositMinor: 490_000,
    balanceMinor: 0,
    balanceDueOn: '2027-05-02',
  })
})

const amount = fc.nat(5_000_000)
/** Lines as the price makes them: a discount takes no more than what may be discounted. */
const lines = fc
  .tuple(amount, amount, amount, amount, amount, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([base, extra, permit, fee, flight, off]) => [
    line('base', base),
    line('extra', extra),
    line('permit', permit),
    line('park-fee', fee),
    line('flight', flight),
    line('discount', -Math.floor((base + extra) * off)),
  ])

test('deposit and balance are the whole, neither is below nothing, and permits and flights are always in the deposit', () => {
  const basisPoints = fc.nat(10_000)
  const ahead = fc.nat(400)
  fc.assert(
    fc.property(lines, lines, basisPoints, ahead, ahead, ahead, (first, then, depositBasisPoints, start, moved, waited) => {
      const [today, later] = ['2027-03-12', addDays('2027-03-12', waited)]
      const startsOn = addDays(today, start)
      const made = paymentSchedule(first, startsOn, today, { ...terms, depositBasisPoints })
      const amended = scheduleAfterAmendment({ ...made, startsOn }, then, addDays(later, moved), later, terms)
      for (const [schedule, of, on] of [[made, first, today] as const, [amended, then, later] as const]) {
        const { totalMinor, depositMinor, balanceMinor, balanceDueOn } = schedule
        const sum = (chosen: typeof of) => chosen.reduce((all, { amountMinor }) => all + amountMinor, 0)
        expect(totalMinor).toBe(sum(of))
        expect(depositMinor + balanceMinor).toBe(totalMinor)
        expect(balanceMinor).toBeGreaterThanOrEqual(0)
        expect(depositMinor).toBeGreaterThanOrEqual(sum(of.filter(({ kind }) => isBoughtAhead(kind))))
        expect(Number.isInteger(depositMinor)).toBe(true)
        expect(balanceDueOn >= on).toBe(true)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('an amendment that changes nothing on the day of booking changes no schedule', () => {
  fc.assert(
    fc.property(lines, fc.nat(400), (of, start) => {
      const startsOn = addDays('2027-03-12', start)
      const made = paymentSchedule(of, startsOn, '2027-03-12', terms)
      expect(scheduleAfterAmendment({ ...made, startsOn }, of, startsOn, '2027-03-12', terms)).toEqual(made)
    }),
    { numRuns: 1_000 },
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
