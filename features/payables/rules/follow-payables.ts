import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { Payable, PlannedPayable } from '../payable.ts'

/**
 * What is to be paid for an order line now. `totalMinor`: all of it, without differences of invoices. `planned`: its payments, which add up to
 * the total; none of a cancelled line. `rest`: what a part above them is called, and when it is due. `closed`: what is paid is all of it.
 */
export type LineDue = {
  totalMinor: number
  currency: Currency
  planned: readonly PlannedPayable[]
  rest: { part: 'change' | 'fee'; dueOn: Day }
  closed?: boolean
}

/** Ids of payables to strike, and payables to make. */
export type PayableChange = { strike: number[]; add: PlannedPayable[] }

/**
 * Compares the payables of a line that are not struck with what is to be paid for it. What was paid, in part too, stays and takes the place of
 * the planned payment of the same part; the others are struck and made anew where they differ; what is missing then is one payable, and what
 * was paid above the total one credit. Differences of invoices are left alone. Applied, and compared again, nothing is left to do, and a line
 * that is changed there and back has what it had before. Source: running-trips.md, C6 and law 3.
 */
export function followLine(due: LineDue, live: readonly Payable[]): PayableChange {
  const own = live.filter(({ part }) => part !== 'difference')
  const currencies = [...new Set([due.currency, ...own.map(({ currency }) => currency)])]
  const changes = currencies.map((currency) =>
    followCurrency(
      due,
      currency,
      own.filter((one) => one.currency === currency),
    ),
  )
  return { strike: changes.flatMap(({ strike }) => strike), add: changes.flatMap(({ add }) => add) }
}

/** Of another currency than the line's nothing is to be paid: what was paid in it comes back. */
function followCurrency(due: LineDue, currency: Currency, own: readonly Payable[]): PayableChange {
  const isOwn = currency === due.currency
  const paid = own.filter(({ paidMinor }) => paidMinor !== 0)
  const open = own.filter(({ paidMinor }) => paidMinor === 0)
  const stays = sum(paid)
  const planned = isOwn && !due.closed ? unmatched(due.planned, paid) : []
  const all = isOwn ? due.totalMinor : 0
  const total = due.closed ? Math.min(all, stays) : all
  const restMinor = total - stays - sum(planned)
  const rest: PlannedPayable = {
    part: restMinor < 0 ? 'credit' : due.rest.part,
    dueOn: due.rest.dueOn,
    currency,
    amountMinor: restMinor,
  }
  return compare(restMinor === 0 ? planned : [...planned, rest], open)
}

/** The planned payments without those that a paid one of their part stands for. */
function unmatched(planned: readonly PlannedPayable[], paid: readonly Payable[]): PlannedPayable[] {
  const left = new Map<string, number>()
  for (const { part } of paid) left.set(part, (left.get(part) ?? 0) + 1)
  return planned.filter(({ part }) => {
    const count = left.get(part) ?? 0
    if (count > 0) left.set(part, count - 1)
    return count === 0
  })
}

/** Keeps the open payables that are as needed. When a rest is due is decided once: it does not move from day to day. */
function compare(needed: readonly PlannedPayable[], open: readonly Payable[]): PayableChange {
  const rest = [...open]
  const add = needed.filter((one) => {
    const at = rest.findIndex(
      (other) =>
        other.part === one.part &&
        other.amountMinor === one.amountMinor &&
        (other.dueOn === one.dueOn || one.part === 'credit' || one.part === 'change'),
    )
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return { strike: rest.map(({ id }) => id), add }
}

const sum = (payables: readonly PlannedPayable[]) => payables.reduce((all, { amountMinor }) => all + amountMinor, 0)
