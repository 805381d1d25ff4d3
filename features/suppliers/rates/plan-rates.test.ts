import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainRate } from '#tests/support/rate-defaults.ts'
import { addDays, type Day } from '#values/dates.ts'
import { allWeekdays, type Weekday, weekdayOf } from '../weekdays.ts'
import { planRates, type RatesPlan } from './plan-rates.ts'
import { type NewRate, type SupplierRate, scopesMeet } from './supplier-rate.ts'

const rate = (from: Day, to: Day, amountMinor: number, more: Partial<NewRate> = {}): NewRate => ({
  serviceId: 1,
  from,
  to,
  ...plainRate,
  amountMinor,
  ...more,
})
const stored = (id: number, one: NewRate): SupplierRate => ({ ...one, id, contractId: 1 })
const season = stored(7, rate('2027-07-01', '2027-10-31', 28_500))
const spans = (rates: readonly NewRate[]) => rates.map(({ from, to, amountMinor }) => `${from} ${to} ${amountMinor}`).sort()

/** The rates of a contract once a plan is carried out. */
const after = (own: readonly SupplierRate[], { ended, added }: Pick<RatesPlan, 'ended'> & { added?: NewRate[] }): NewRate[] => [
  ...own.filter(({ id }) => !ended.some((one) => one.rate.id === id)),
  ...ended.flatMap(({ followers }) => followers),
  ...(added ?? []),
]

test('a change of some days inside a season leaves the days before and after at their rate', () => {
  const plan = planRates([{ row: 2, rate: rate('2027-08-10', '2027-08-20', 31_000) }], [season])
  expect(plan.lines[0]?.effect).toBe('splits')
  expect(spans(after([season], plan))).toEqual([
    '2027-07-01 2027-08-09 28500',
    '2027-08-10 2027-08-20 31000',
    '2027-08-21 2027-10-31 28500',
  ])
})

test('a weekend rate inside a season leaves its other weekdays', () => {
  const weekend = rate('2027-08-01', '2027-08-31', 35_000, { weekdays: [5, 6] })
  const plan = planRates([{ row: 2, rate: weekend }], [season])
  const left = after([season], plan).filter(({ amountMinor, from }) => amountMinor === 28_500 && from === '2027-08-01')
  expect(left.map(({ weekdays }) => weekdays)).toEqual([[1, 2, 3, 4, 7]])
})

test('a line with the days and amounts of a rate changes nothing', () => {
  const plan = planRates([{ row: 2, rate: rate('2027-07-01', '2027-10-31', 28_500) }], [season])
  expect(plan).toMatchObject({ lines: [{ effect: 'same' }], ended: [], added: [], left: 1 })
})

test('one line over two seasons ends both, and is stored once', () => {
  const other = stored(8, rate('2027-11-01', '2027-12-19', 21_000))
  const whole = rate('2027-07-01', '2027-12-19', 30_000)
  const plan = planRates([{ row: 2, rate: whole }], [season, other])
  expect(plan.lines[0]?.effect).toBe('replaces')
  expect(after([season, other], plan)).toEqual([whole])
})

test('lines that overlap, a rate of another contract and a part of a party are faults', () => {
  const line = (row: number, more: Partial<NewRate> = {}) => ({ row, rate: rate('2027-08-10', '2027-08-20', 1_000, more) })
  expect(planRates([line(2), line(3)], [season]).lines.map(({ fault }) => fault)).toEqual([
    { reason: 'overlaps-line', row: 3 },
    { reason: 'overlaps-line', row: 2 },
  ])
  const elsewhere = { ...season, contractId: 2 }
  expect(planRates([line(2)], [], [elsewhere]).lines[0]?.fault).toEqual({ reason: 'overlaps-contract', rate: elsewhere })
  const part = planRates([line(2, { party: { from: 4, to: null } })], [season])
  expect(part.lines[0]?.fault).toEqual({ reason: 'ranges-overlap', rate: season })
  expect(part.ended).toEqual([])
  // Another residency is a rate beside it, not instead of it.
  expect(planRates([line(2, { residency: 'eac' })], [season]).lines[0]).toMatchObject({ effect: 'new', fault: undefined })
})

const firstDay = '2027-01-01'
const someRate = fc
  .record({
    from: fc.integer({ min: 0, max: 40 }),
    length: fc.integer({ min: 0, max: 15 }),
    weekdays: fc.subarray([...allWeekdays], { minLength: 1 }),
    amount: fc.integer({ min: 1, max: 5 }),
    serviceId: fc.constantFrom(1, 2),
    residency: fc.constantFrom(null, 'eac' as const),
  })
  .map(({ from, length, weekdays, amount, serviceId, residency }) =>
    rate(addDays(firstDay, from), addDays(firstDay, from + length), amount, { weekdays, serviceId, residency }),
  )
/** Of random rates those that may stand beside each other. */
function apart(rates: readonly NewRate[]): NewRate[] {
  const all: NewRate[] = []
  for (const one of rates) if (!all.some((other) => scopesMeet(one, other))) all.push(one)
  return all
}

test('each day costs what the sheet says, else what it cost before, and never two rates hold for one', () => {
  fc.assert(
    fc.property(fc.array(someRate, { maxLength: 12 }), fc.array(someRate, { maxLength: 6 }), (before, sheet) => {
      const own = apart(before).map((one, at) => stored(at + 1, one))
      const wanted = apart(sheet).map((one, at) => ({ row: at + 2, rate: one }))
      const plan = planRates(wanted, own)
      const rates = after(own, plan)
      expect(plan.lines.every(({ fault }) => fault === undefined)).toBe(true)
      for (const serviceId of [1, 2])
        for (const residency of [null, 'eac' as const])
          for (let day = firstDay; day < '2027-03-10'; day = addDays(day, 1)) {
            const holds = (one: NewRate) =>
              one.serviceId === serviceId &&
              one.residency === residency &&
              one.from <= day &&
              day <= one.to &&
              one.weekdays.includes(weekdayOf(day) as Weekday)
            const expected = wanted.find((one) => holds(one.rate))?.rate ?? own.find(holds)
            expect(rates.filter(holds).map(({ amountMinor }) => amountMinor)).toEqual(expected ? [expected.amountMinor] : [])
          }
      expect(plan.left + plan.ended.length).toBe(own.length)
    }),
    { numRuns: 300 },
  )
})
