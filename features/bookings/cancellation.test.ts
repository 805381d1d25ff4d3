import { expect, test } from 'vitest'
import { type LineKind, lineKinds } from '#features/pricing/price-line.ts'
import { type CancellationPolicy, defaultSettings } from '#features/settings/settings.ts'
import { addDays, kigaliInstant } from '#values/dates.ts'
import { type CancellationInput, cancellationOf, percentCharged, type SoldLine, statementOf } from './cancellation.ts'

const { tours, 'day-tours': dayTours, stays, cars } = defaultSettings.cancellationPolicies
const startsOn = '2027-06-14'
const now = new Date('2027-03-16T08:00:00Z')

const sold = (kind: LineKind, amountMinor: number, policy = tours, ladder: SoldLine['ladder'] = 'tours'): SoldLine => ({
  kind,
  amountMinor,
  ladder,
  policy,
})

/** Two on the three-day trek, the permits not bought, the deposit paid. */
const trek = [sold('base', 190_000), sold('permit', 300_000)]
const inputOf = (daysBefore: number, more: Partial<CancellationInput> = {}): CancellationInput => ({
  noticeOn: addDays(startsOn, -daysBefore),
  startsOn,
  confirmed: true,
  boughtMinor: 0,
  paidMinor: 357_000,
  ...more,
})
const cancelled = (daysBefore: number, more?: Partial<CancellationInput>, lines: readonly SoldLine[] = trek) =>
  cancellationOf(lines, inputOf(daysBefore, more), now)

test('two on the trek, 90 days before, permits not bought: the fee is 570.00', () => {
  expect(cancelled(90)).toEqual({
    days: 90,
    free: null,
    rows: [{ ladder: 'tours', daysBefore: 90, percent: 30, restMinor: 190_000, keptMinor: 57_000 }],
    boughtMinor: 0,
    earlierMinor: 0,
    feeMinor: 57_000,
    refundMinor: 300_000,
  })
})

test('the tiers of tours change between 61 and 60 days, 46 and 45, 31 and 30', () => {
  const tiers = [61, 60, 46, 45, 31, 30, 0].map((days) => [days, cancelled(days).rows[0]?.percent, cancelled(days).feeMinor])
  expect(tiers).toEqual([
    [61, 30, 57_000],
    [60, 40, 76_000],
    [46, 40, 76_000],
    [45, 60, 114_000],
    [31, 60, 114_000],
    [30, 100, 190_000],
    [0, 100, 190_000],
  ])
})

test('a day tour is free until 08:00 on the day before, to the minute, and then charged whole; purchases stay purchased', () => {
  const dayTour = [sold('base', 22_800, dayTours, 'day-tours'), sold('park-fee', 20_000, dayTours, 'day-tours')]
  const at = (day: string, hour: number, boughtMinor = 0) => {
    const input = { ...inputOf(0, { paidMinor: 42_800, boughtMinor }), noticeOn: day }
    const { days, rows, feeMinor, refundMinor } = cancellationOf(dayTour, input, kigaliInstant(day, hour))
    return [days, rows[0]?.daysBefore, feeMinor, refundMinor]
  }
  expect(at('2027-06-12', 23.9)).toEqual([2, 1, 0, 42_800])
  expect(at('2027-06-13', 8)).toEqual([1, 1, 0, 42_800])
  expect(at('2027-06-13', 8.01)).toEqual([1, 0, 22_800, 20_000])
  expect(at('2027-06-13', 7, 20_000)).toEqual([1, 1, 20_000, 22_800])
  expect(at('2027-06-13', 9, 20_000)).toEqual([1, 0, 42_800, 0])
})

test('stays and cars go by their own policies, which do not keep the deposit', () => {
  const fee = (days: number, policy: CancellationPolicy) => cancelled(days, {}, [sold('room', 200_000, policy, 'stays')]).feeMinor
  expect([30, 29, 14, 13, 0].map((days) => fee(days, stays))).toEqual([0, 100_000, 100_000, 200_000, 200_000])
  expect([8, 7, 2, 1, 0].map((days) => fee(days, cars))).toEqual([0, 100_000, 100_000, 200_000, 200_000])
})

test('a tier charges its own percent, or the deposit’s where that applies and is more', () => {
  const step = { daysFrom: 0, daysTo: null, percent: 20 }
  expect(percentCharged({ keepsDeposit: true, depositPercent: 30 }, step)).toBe(30)
  expect(percentCharged({ keepsDeposit: true, depositPercent: 10 }, step)).toBe(20)
  expect(percentCharged({ keepsDeposit: false, depositPercent: 30 }, step)).toBe(20)
})

test('a notice after the start costs what the day of the start costs', () => {
  expect(cancelled(-3)).toEqual(cancelled(0))
})

test('before the booking is confirmed cancelling is free, however late', () => {
  for (const days of [90, 0])
    expect(cancelled(days, { confirmed: false, boughtMinor: 5 })).toEqual({
      days,
      free: 'not-confirmed',
      rows: [],
      boughtMinor: 0,
      earlierMinor: 0,
      feeMinor: 0,
      refundMinor: 357_000,
    })
})

test('when the operator cancels everything comes back, bought or not, also what earlier leavers paid', () => {
  const lines = [...trek, sold('cancellation-fee', 7_000)]
  const back = cancelled(0, { byOperator: true, boughtMinor: 300_000, paidMinor: 497_000 }, lines)
  expect(back).toMatchObject({ free: 'cancelled-by-operator', rows: [], earlierMinor: 0, feeMinor: 0, refundMinor: 497_000 })
  expect(cancelled(0, { byOperator: true, confirmed: false }).free).toBe('cancelled-by-operator')
})

test('a booking that the operator moved is free to cancel until the instant given, and not from it on', () => {
  const moved = (ms: number) => cancelled(10, { freeUntil: new Date(now.getTime() + ms) })
  expect(moved(1)).toMatchObject({ free: 'moved-by-operator', feeMinor: 0, refundMinor: 357_000 })
  expect(moved(0)).toMatchObject({ free: null, feeMinor: 190_000 })
  expect(cancelled(10, { freeUntil: null }).free).toBe(null)
})

test('permits and fees are charged only as far as they were really bought', () => {
  expect(cancelled(90, { boughtMinor: 150_000 })).toMatchObject({ feeMinor: 57_000 + 150_000, boughtMinor: 150_000 })
  expect(cancelled(90, { boughtMinor: 300_000 })).toMatchObject({ feeMinor: 357_000, boughtMinor: 300_000, refundMinor: 0 })
})

test('permits, park fees and flights are no part of what the policy takes its share of, everything else is', () => {
  const fees = lineKinds.map((kind) => [kind, cancelled(90, {}, [sold('base', 0), sold(kind, 1_000)]).feeMinor])
  const whole = { permit: 0, 'park-fee': 0, flight: 0, 'cancellation-fee': 1_000 } as Record<string, number>
  expect(fees).toEqual(lineKinds.map((kind) => [kind, whole[kind] ?? 300]))
})

test('a discount makes the rest of its own policy less, and a tax more', () => {
  const lines = [
    sold('base', 100_000),
    sold('discount', -10_000),
    sold('room', 50_000, stays, 'stays'),
    sold('discount', -5_000, stays, 'stays'),
    sold('tax', 1_500, stays, 'stays'),
  ]
  expect(cancelled(20, { paidMinor: 136_500 }, lines)).toMatchObject({
    rows: [
      { ladder: 'tours', daysBefore: 20, percent: 100, restMinor: 90_000, keptMinor: 90_000 },
      { ladder: 'stays', daysBefore: 20, percent: 50, restMinor: 46_500, keptMinor: 23_250 },
    ],
    feeMinor: 113_250,
    refundMinor: 23_250,
  })
})

test('lines of one policy that were sold under two policies go each by its own, equal policies by one', () => {
  const softer = { ...tours, steps: [{ daysFrom: 0, daysTo: null, percent: 0 }], depositPercent: 10 }
  const copy = structuredClone(tours)
  const rows = cancelled(10, {}, [sold('base', 100_000), sold('extra', 50_000, softer), sold('extra', 5_000, copy)]).rows
  expect(rows.map(({ keptMinor }) => keptMinor)).toEqual([105_000, 5_000])
  for (const other of [
    { ...tours, keepsDeposit: false },
    { ...tours, depositPercent: 31 },
    { ...tours, steps: tours.steps.map((step) => ({ ...step, percent: 5 })) },
  ])
    expect(cancelled(90, {}, [sold('base', 10), sold('base', 10, other)]).rows).toHaveLength(2)
  expect(cancelled(90, {}, [sold('base', 10), sold('base', 10, tours, 'cars')]).rows).toHaveLength(2)
})

test('the charge is never above the total, and then less of the purchases is charged', () => {
  expect(cancelled(0, { boughtMinor: 400_000 })).toMatchObject({ feeMinor: 490_000, boughtMinor: 300_000 })
  const crossed = [sold('base', 100_000), sold('discount', -30_000, stays, 'stays')]
  expect(cancelled(0, { boughtMinor: 5 }, crossed)).toMatchObject({ feeMinor: 70_000, boughtMinor: 0 })
})

test('what travellers who left before owe is charged whole', () => {
  expect(cancelled(90, {}, [...trek, sold('cancellation-fee', 7_000)])).toMatchObject({
    rows: [{ restMinor: 190_000 }],
    earlierMinor: 7_000,
    feeMinor: 64_000,
    refundMinor: 293_000,
  })
})

test('the refund is never less than nothing', () => {
  expect(cancelled(90, { paidMinor: 0 }).refundMinor).toBe(0)
  expect(cancelled(90, { paidMinor: 56_999 }).refundMinor).toBe(0)
  expect(cancelled(90, { paidMinor: 57_001 }).refundMinor).toBe(1)
})

test('half a cent of a share is rounded away from zero, once for a policy', () => {
  expect(cancelled(20, {}, [sold('room', 5, stays, 'stays')]).feeMinor).toBe(3)
  expect(cancelled(20, {}, [sold('room', 5, stays, 'stays'), sold('extra', 5, stays, 'stays')]).feeMinor).toBe(5)
})

test('a policy with a gap is an error that names the day', () => {
  const gap: CancellationPolicy = { ...tours, steps: [{ daysFrom: 61, daysTo: null, percent: 20 }] }
  expect(() => cancelled(60, {}, [sold('base', 5, gap)])).toThrow('gap at 60 days')
  const middle = { ...tours, steps: [...gap.steps, { daysFrom: 0, daysTo: 29, percent: 100 }] }
  expect(() => cancelled(30, {}, [sold('base', 5, middle)])).toThrow('gap at 30 days')
})

test('a statement is complete in itself: what was sold, the rule, the charge, the refund', () => {
  const line = (kind: LineKind, label: string, amountMinor: number) => ({
    ...sold(kind, amountMinor),
    label,
    reason: 'Why',
    quantity: 1,
    unitMinor: amountMinor,
    refundable: true,
    vatMinor: 0,
  })
  const booking = { reference: 'K7QM-42XD', title: 'Three days with gorillas', currency: 'USD', startsOn } as const
  const lines = [line('base', 'Travellers', 190_000), line('permit', 'Gorilla permit', 300_000)]
  const statement = statementOf(booking, lines, inputOf(90), 'We cannot come', now)
  expect(statement).toEqual({
    ...cancelled(90),
    ...booking,
    noticeOn: '2027-03-16',
    at: '2027-03-16T08:00:00.000Z',
    reason: 'We cannot come',
    lines: [
      { kind: 'base', label: 'Travellers', reason: 'Why', amountMinor: 190_000 },
      { kind: 'permit', label: 'Gorilla permit', reason: 'Why', amountMinor: 300_000 },
    ],
    totalMinor: 490_000,
    paidMinor: 357_000,
    policies: [{ ladder: 'tours', policy: tours }],
  })
  expect(JSON.parse(JSON.stringify(statement))).toEqual(statement)
})
