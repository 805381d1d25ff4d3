import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Payable, PlannedPayable } from '../payable.ts'
import { followLine, type LineDue } from './follow-payables.ts'
import { payablesOfLine } from './payment-steps.ts'

const steps = [
  { percent: 30, when: 'confirmed', days: 7 },
  { percent: 70, when: 'before', days: 30 },
] as const

/** What is due of a stay at a cost, from 7 June 2027. */
function stay(costMinor: number, firstDay = '2027-06-07', closed = false): LineDue {
  const line = { kind: 'stay', firstDay, lastDay: firstDay, currency: 'USD', costMinor, confirmedOn: '2027-03-10' } as const
  const planned = payablesOfLine(line, steps)
  return {
    totalMinor: costMinor,
    currency: 'USD',
    planned,
    rest: { part: 'change', dueOn: planned.at(-1)?.dueOn ?? firstDay },
    closed,
  }
}
const cancelled = (feeMinor: number): LineDue => ({
  totalMinor: feeMinor,
  currency: 'USD',
  planned: [],
  rest: { part: 'fee', dueOn: '2027-05-20' },
})

/** The payables of a line after a change of it. */
function follow(due: LineDue, live: readonly Payable[]): Payable[] {
  const { strike, add } = followLine(due, live)
  const last = Math.max(0, ...live.map(({ id }) => id))
  return [
    ...live.filter(({ id }) => !strike.includes(id)),
    ...add.map((one: PlannedPayable, at) => ({ ...one, id: last + at + 1, paidMinor: 0 })),
  ]
}
const pay = (live: readonly Payable[], part: string) =>
  live.map((one) => (one.part === part ? { ...one, paidMinor: one.amountMinor } : one))
const rowsOf = (live: readonly Payable[]) =>
  live.map(({ part, amountMinor, paidMinor }) => [part, amountMinor, paidMinor]).toSorted()
const bare = (live: readonly Payable[]) => live.map(({ id, ...one }) => JSON.stringify(one)).toSorted()

test('a dearer line keeps its paid deposit: the balance is made anew and the rest is one payable', () => {
  const first = pay(follow(stay(100_000), []), 'deposit')
  expect(rowsOf(follow(stay(120_000), first))).toEqual([
    ['balance', 84_000, 0],
    ['change', 6_000, 0],
    ['deposit', 30_000, 30_000],
  ])
})

test('a cheaper line whose deposit is paid has a credit, and there and back is as before', () => {
  const first = pay(follow(stay(100_000), []), 'deposit')
  const cheaper = follow(stay(80_000), first)
  expect(rowsOf(cheaper)).toEqual([
    ['balance', 56_000, 0],
    ['credit', -6_000, 0],
    ['deposit', 30_000, 30_000],
  ])
  expect(bare(follow(stay(100_000), cheaper))).toEqual(bare(first))
})

test('another day moves what is not paid, and nothing else', () => {
  const first = pay(follow(stay(100_000), []), 'deposit')
  const moved = follow(stay(100_000, '2027-06-08'), first)
  expect(moved.map(({ part, dueOn }) => [part, dueOn])).toEqual([
    ['deposit', '2027-03-17'],
    ['balance', '2027-05-09'],
  ])
})

test('cancelled, what was paid above the fee is a credit, and what is missing of the fee is due', () => {
  const first = pay(follow(stay(100_000), []), 'deposit')
  expect(rowsOf(follow(cancelled(25_000), first))).toEqual([
    ['credit', -5_000, 0],
    ['deposit', 30_000, 30_000],
  ])
  expect(rowsOf(follow(cancelled(50_000), first))).toEqual([
    ['deposit', 30_000, 30_000],
    ['fee', 20_000, 0],
  ])
  expect(rowsOf(follow(cancelled(50_000), follow(stay(100_000), [])))).toEqual([['fee', 50_000, 0]])
  expect(follow(cancelled(0), follow(stay(100_000), []))).toEqual([])
})

test('closed without an invoice, what was paid is all of it', () => {
  const first = pay(follow(stay(100_000), []), 'deposit')
  expect(rowsOf(follow(stay(100_000, '2027-06-07', true), first))).toEqual([['deposit', 30_000, 30_000]])
  expect(bare(follow(stay(100_000), follow(stay(100_000, '2027-06-07', true), first)))).toEqual(bare(first))
})

test('what was paid in another currency comes back in it', () => {
  const first = pay(follow(stay(100_000), []), 'deposit')
  const inFrancs = { ...stay(900_000), currency: 'RWF' as const }
  const planned = inFrancs.planned.map((one) => ({ ...one, currency: 'RWF' as const }))
  const after = follow({ ...inFrancs, planned }, first)
  expect(after.map(({ part, currency, amountMinor }) => [part, currency, amountMinor])).toEqual([
    ['deposit', 'USD', 30_000],
    ['deposit', 'RWF', 270_000],
    ['balance', 'RWF', 630_000],
    ['credit', 'USD', -30_000],
  ])
})

/** What happens to a line: another cost or day, cancelled at a fee, some of it is paid, closed or opened. */
const event = fc.oneof(
  fc.record({
    what: fc.constant('cost' as const),
    minor: fc.integer({ min: 0, max: 1_000_000 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
  fc.record({ what: fc.constant('cancel' as const), minor: fc.integer({ min: 0, max: 1_000_000 }), day: fc.constant(1) }),
  fc.record({ what: fc.constant('pay' as const), minor: fc.integer({ min: 1, max: 1_000_000 }), day: fc.nat(4) }),
  fc.record({ what: fc.constant('close' as const), minor: fc.constant(0), day: fc.constant(1) }),
)

test('law 3: whatever happens, the payables that are not struck come to the cost or the fee, and a second look changes nothing', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      let due = stay(100_000)
      let live = follow(due, [])
      for (const { what, minor, day } of events) {
        if (what === 'pay') {
          const one = live[day % Math.max(1, live.length)]
          const open = one ? one.amountMinor - one.paidMinor : 0
          const part = Math.sign(open) * Math.min(Math.abs(open), minor)
          live = live.map((other) => (other === one ? { ...other, paidMinor: other.paidMinor + part } : other))
          continue
        }
        const paid = live.filter(({ paidMinor }) => paidMinor !== 0)
        if (what === 'cost') due = stay(minor, `2027-06-${String(day).padStart(2, '0')}`)
        else due = what === 'cancel' ? cancelled(minor) : { ...due, closed: true }
        live = follow(due, live)
        const paidMinor = paid.reduce((sum, one) => sum + one.amountMinor, 0)
        const total = due.closed ? Math.min(due.totalMinor, paidMinor) : due.totalMinor
        expect(live.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(total)
        for (const one of paid) expect(live).toContain(one)
        expect(live.filter(({ amountMinor, part }) => amountMinor === 0 || amountMinor < 0 !== (part === 'credit'))).toEqual([])
        expect(followLine(due, live)).toEqual({ strike: [], add: [] })
      }
    }),
    { numRuns: 1000 },
  )
})

test('there and back is as before, whatever was paid before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(
        fc.oneof(
          fc.integer({ min: 0, max: 1_000_000 }).map((minor) => stay(minor)),
          fc.integer({ min: 0, max: 1_000_000 }).map(cancelled),
        ),
        { maxLength: 5 },
      ),
      fc.subarray(['deposit', 'balance']),
      (cost, others, parts) => {
        const before = parts.reduce((live: Payable[], part) => pay(live, part), follow(stay(cost), []))
        const after = others.reduce((live, due) => follow(due, live), before)
        expect(bare(follow(stay(cost), after))).toEqual(bare(before))
      },
    ),
    { numRuns: 1000 },
  )
})

test('an open payable is followed through a second payment of the same part', () => {
  const twice: LineDue = {
    ...stay(90_000),
    planned: ['deposit', 'instalment', 'instalment', 'balance'].map((part, at) => ({
      part: part as 'deposit',
      dueOn: `2027-05-0${at + 1}`,
      currency: 'USD',
      amountMinor: 22_500,
    })),
  }
  const live = follow(twice, [])
  const paid = live.map((one, at) => (at === 1 ? { ...one, paidMinor: 22_500 } : one))
  expect(followLine(twice, paid)).toEqual({ strike: [], add: [] })
})
