import type { CashRow } from '#features/payables/rules/cash-weeks.ts'

/** A row of the cash: `place` names the two rows that are no week. */
export type CashTableRow = CashRow & { place: 'overdue' | 'week' | 'later' }

/** All rows of the cash in their order. */
export const cashRows = ({
  overdue,
  weeks,
  later,
}: {
  overdue: CashRow
  weeks: readonly CashRow[]
  later: CashRow
}): CashTableRow[] => [
  { ...overdue, place: 'overdue' },
  ...weeks.map((row) => ({ ...row, place: 'week' as const })),
  { ...later, place: 'later' },
]
