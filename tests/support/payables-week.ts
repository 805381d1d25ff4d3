import type { ContractTerms } from '#features/suppliers/contract.ts'
import type { ServiceKind } from '#features/suppliers/supplier-service.ts'
import { addDays, type Day } from '#values/dates.ts'
import { plainTerms } from './rate-defaults.ts'

/** Payables of the worked week (docs/payables.md, 'A week'): Friday 7 May 2027, RWF at 1,450 for a dollar. */
export const weekToday: Day = '2027-05-07'
export const weekUnits = 1450

/** What is booked of a supplier costs by night or day; of a lodge by twin and single room. */
type WeekSupplier = { name: string; kind: ServiceKind; twin: number; single: number; terms: ContractTerms }
const stay = (name: string, [twin, single]: [number, number], terms: Partial<ContractTerms>): WeekSupplier => ({
  name,
  kind: 'stay',
  twin,
  single,
  terms: { ...plainTerms, ...terms },
})
export const weekSuppliers: Readonly<Record<string, WeekSupplier>> = {
  M: stay('Lodge M, Kinigi', [30_000, 21_000], {
    payment: [
      { percent: 30, when: 'confirmed', days: 7 },
      { percent: 70, when: 'before', days: 30 },
    ],
  }),
  L: stay('Lodge L, Buhoma', [38_000, 26_000], {
    payment: [
      { percent: 50, when: 'confirmed', days: 14 },
      { percent: 50, when: 'before', days: 45 },
    ],
  }),
  H: stay('Hotel H, Kigali', [145_000, 110_000], { currency: 'RWF', payment: [{ percent: 100, when: 'after', days: 15 }] }),
  S: stay('Guest house S, Kibeho', [60_000, 45_000], { currency: 'RWF', payment: [{ percent: 100, when: 'before', days: 7 }] }),
  C: { ...stay('Coaches C', [24_000, 0], { payment: [{ percent: 100, when: 'before', days: 7 }] }), kind: 'transport' },
  F: { ...stay('Freelance guide F', [6_000, 0], { payment: [{ percent: 100, when: 'after', days: 7 }] }), kind: 'guide' },
}

/** Order, run, supplier, first day, nights or days, twins, singles, state, confirmed on, which steps are paid (d deposit, b balance). */
const orderRows = `
O01 D1 M 2027-06-07 2 2 2 confirmed 2027-03-10 d
O02 D2 M 2027-06-11 2 3 1 confirmed 2027-04-03 d
O03 D3 M 2027-06-08 2 1 1 confirmed 2027-03-31 d
O04 D3 L 2027-06-10 2 1 1 confirmed 2027-03-31 d
O05 K12 M 2027-06-07 2 1 0 confirmed 2027-02-12 d
O06 K13 M 2027-06-08 2 2 0 confirmed 2027-03-02 d
O07 K14 M 2027-06-09 2 1 0 provisional - -
O08 K15 M 2027-06-09 2 1 0 confirmed 2027-02-26 d
O09 K15 L 2027-06-11 2 1 0 confirmed 2027-02-27 db
O10 K16 M 2027-06-09 1 1 1 confirmed 2027-04-11 d
O11 K17 M 2027-06-12 1 2 0 asked - -
O12 K18 H 2027-06-10 1 6 0 confirmed 2027-03-18 -
O13 K18 S 2027-06-11 2 6 0 confirmed 2027-03-19 -
O14 K18 C 2027-06-10 4 0 0 confirmed 2027-03-20 -
O15 K18 F 2027-06-10 4 0 0 confirmed 2027-04-01 -
O16 K19 M 2027-06-07 3 1 1 confirmed 2027-05-04 -
O17 K20 H 2027-06-11 2 1 0 confirmed 2027-05-01 -
`
/** Order, run, supplier, part, due, currency, amount, whether it is paid. */
const payableRows = `
O01 D1 M deposit 2027-03-17 USD 61200 paid
O01 D1 M balance 2027-05-08 USD 142800 -
O02 D2 M deposit 2027-04-10 USD 66600 paid
O02 D2 M balance 2027-05-12 USD 155400 -
O03 D3 M deposit 2027-04-07 USD 30600 paid
O03 D3 M balance 2027-05-09 USD 71400 -
O04 D3 L deposit 2027-04-14 USD 64000 paid
O04 D3 L balance 2027-04-26 USD 64000 -
O05 K12 M deposit 2027-02-19 USD 18000 paid
O05 K12 M balance 2027-05-08 USD 42000 -
O06 K13 M deposit 2027-03-09 USD 36000 paid
O06 K13 M balance 2027-05-09 USD 84000 -
O08 K15 M deposit 2027-03-05 USD 18000 paid
O08 K15 M balance 2027-05-10 USD 42000 -
O09 K15 L deposit 2027-03-13 USD 38000 paid
O09 K15 L balance 2027-04-27 USD 38000 paid
O10 K16 M deposit 2027-04-18 USD 15300 paid
O10 K16 M balance 2027-05-10 USD 35700 -
O12 K18 H all 2027-06-26 RWF 870000 -
O13 K18 S all 2027-06-04 RWF 720000 -
O14 K18 C all 2027-06-03 USD 96000 -
O15 K18 F all 2027-06-20 USD 24000 -
O16 K19 M deposit 2027-05-08 USD 45900 -
O16 K19 M balance 2027-05-08 USD 107100 -
O17 K20 H all 2027-06-28 RWF 290000 -
`
/** From Monday, in, suppliers, permits, left; in US cents. */
const cashRows = `
overdue 756000 64000 0 6692000
2027-05-03 0 493200 1120000 5078800
2027-05-10 240000 233100 2280000 2805700
2027-05-31 0 145655 0 2660045
2027-06-14 0 24000 0 2636045
2027-06-21 0 60000 0 2576045
2027-06-28 0 20000 0 2556045
`

const cellsOf = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' ').map((cell) => (cell === '-' ? '' : cell)))

export const weekOrders = cellsOf(orderRows).map(
  ([
    order = '',
    run = '',
    supplier = '',
    firstDay = '',
    count = '',
    twins = '',
    singles = '',
    state = '',
    confirmedOn = '',
    paid = '',
  ]) => {
    const of = weekSuppliers[supplier] as WeekSupplier
    const units = of.kind === 'stay' ? [Number(twins), Number(singles)] : [1, 0]
    return {
      order,
      run,
      supplier,
      kind: of.kind,
      firstDay,
      lastDay: addDays(firstDay, Number(count) - 1),
      currency: of.terms.currency,
      costMinor: ((units[0] ?? 0) * of.twin + (units[1] ?? 0) * of.single) * Number(count),
      state: state === 'asked' ? ('requested' as const) : (state as 'confirmed' | 'provisional'),
      confirmedOn,
      paid,
    }
  },
)
export const weekPayables = cellsOf(payableRows).map(
  ([order = '', run = '', supplier = '', part = '', dueOn = '', currency = '', amount = '', paid = '']) => ({
    order,
    run,
    supplier,
    part,
    dueOn,
    currency,
    amountMinor: Number(amount),
    isPaid: paid === 'paid',
  }),
)
export const weekCash = cellsOf(cashRows).map(([from = '', ...amounts]) => ({ from, amounts: amounts.map(Number) }))
export const weekOpening = 6000000
export const weekReceivables = [
  { booking: 'K05', dueOn: '2027-04-27', minor: 248000 },
  { booking: 'K13', dueOn: '2027-04-24', minor: 396000 },
  { booking: 'K17', dueOn: '2027-04-28', minor: 112000 },
  { booking: 'K19', dueOn: '2027-05-10', minor: 240000 },
]
/** Open in US cents, by supplier and age. */
export const weekAgeing: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  L: { '1-30': 64000 },
  M: { 'not-due': 726300 },
  C: { 'not-due': 96000 },
  S: { 'not-due': 49655 },
  F: { 'not-due': 24000 },
  H: { 'not-due': 80000 },
}
export const weekOpenMinor = 1039955
