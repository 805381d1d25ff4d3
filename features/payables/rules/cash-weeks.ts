import { addDays, type Day, daysBetween, weekday } from '#values/dates.ts'

/** Money that comes in or goes out on a day, in US cents. */
export type CashItem = { dueOn: Day; minor: number }
export type CashFlows = {
  /** What bookings still have to pay. */
  receivables: readonly CashItem[]
  /** What customers are to get back, who paid more than their booking costs. */
  refunds: readonly CashItem[]
  /** Payables. */
  suppliers: readonly CashItem[]
  /** Balances of lots and permits to buy; `isSpare`: they cover nobody. */
  permits: readonly (CashItem & { isSpare: boolean })[]
}

/** `from` null: what is overdue, or what comes after the last week. `isBelowFloor`: what is left then is less than the office wants. */
export type CashRow = {
  from: Day | null
  inMinor: number
  refundsMinor: number
  suppliersMinor: number
  permitsMinor: number
  sparePermitsMinor: number
  leftMinor: number
  isBelowFloor: boolean
}

const cashWeeks = 13

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekday(day) + 6) % 7))

/**
 * The cash of this week and the next twelve, each Monday to Sunday, from a typed opening balance: what is overdue first, what comes later
 * last. Permits that are to be bought at once count today. Holds are no receivables: they are said apart and counted nowhere. Source:
 * running-trips.md, C7.
 */
export function cashByWeek(
  { openingMinor, floorMinor }: { openingMinor: number; floorMinor: number },
  flows: CashFlows,
  today: Day,
): { overdue: CashRow; weeks: CashRow[]; later: CashRow } {
  const first = mondayOf(today)
  const place = (dueOn: Day) => (dueOn < today ? 0 : Math.min(cashWeeks, Math.floor(daysBetween(first, dueOn) / 7)) + 1)
  const rows = Array.from({ length: cashWeeks + 2 }, (_, at): CashRow => {
    const from = at === 0 || at === cashWeeks + 1 ? null : addDays(first, (at - 1) * 7)
    return {
      from,
      inMinor: 0,
      refundsMinor: 0,
      suppliersMinor: 0,
      permitsMinor: 0,
      sparePermitsMinor: 0,
      leftMinor: 0,
      isBelowFloor: false,
    }
  })
  const rowOf = (dueOn: Day) => rows[place(dueOn)] as CashRow
  for (const { dueOn, minor } of flows.receivables) rowOf(dueOn).inMinor += minor
  for (const { dueOn, minor } of flows.refunds) rowOf(dueOn).refundsMinor += minor
  for (const { dueOn, minor } of flows.suppliers) rowOf(dueOn).suppliersMinor += minor
  for (const { dueOn, minor, isSpare } of flows.permits) {
    const row = rowOf(dueOn < today ? today : dueOn)
    row.permitsMinor += minor
    if (isSpare) row.sparePermitsMinor += minor
  }
  let leftMinor = openingMinor
  for (const row of rows) {
    leftMinor += row.inMinor - row.refundsMinor - row.suppliersMinor - row.permitsMinor
    row.leftMinor = leftMinor
    row.isBelowFloor = leftMinor < floorMinor
  }
  const [overdue, ...rest] = rows as [CashRow, ...CashRow[]]
  return { overdue, weeks: rest.slice(0, cashWeeks), later: rest[cashWeeks] as CashRow }
}
