import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { OpenPayable } from './ageing.ts'
import { mondayOf } from './cash-weeks.ts'

/** What is due to one supplier in one currency in one week. `week`: its Monday; null: overdue. */
export type PayGroup<Row extends OpenPayable> = {
  supplierId: number
  supplier: string
  currency: Currency
  week: Day | null
  payables: Row[]
  sumMinor: number
}

/** What is open by supplier and week, each Monday to Sunday, what is overdue first, then by week and name. */
export function groupToPay<Row extends OpenPayable>(payables: readonly Row[], today: Day): PayGroup<Row>[] {
  const weekOf = (row: Row) => (row.dueOn < today ? null : mondayOf(row.dueOn))
  const groups = Map.groupBy(payables, (row) =>
    [weekOf(row) ?? '', row.supplier.toLowerCase(), row.supplierId, row.currency].join('\n'),
  )
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, rows]) => {
      const [first] = rows
      if (!first) return []
      const { supplierId, supplier, currency } = first
      const sumMinor = rows.reduce((sum, { openMinor }) => sum + openMinor, 0)
      return [{ supplierId, supplier, currency, week: weekOf(first), payables: rows, sumMinor }]
    })
}
