import type { PriceColumn } from './price-cells.ts'
import type { Cells } from './sheet-cells.ts'
import type { Cell } from './sheet-range.ts'

/** A doubtful price. It is a warning only: it may be right. `than` is the amount that it is compared with. */
export type PriceDoubt = Cell &
  (
    | { why: 'dearer-than-smaller'; than: number; smaller: number }
    | { why: 'high-below-low' | 'single-below-sharing'; than: number }
    | { why: 'gap' }
  )

/**
 * Checks the sheet: a larger group that pays more per person, a high season below the low one, a single room below a shared
 * one, and an empty cell in a comfort that has prices.
 */
export function doubtsOf(cells: Cells, groups: readonly number[], columns: readonly PriceColumn[]): PriceDoubt[] {
  const at = (row: number, of: Partial<PriceColumn>) => {
    const column = columns.findIndex((one) => Object.entries(of).every(([key, value]) => one[key as keyof PriceColumn] === value))
    return cells[row]?.[column]
  }
  const hasPrices = (of: PriceColumn) =>
    cells.some((row) => row.some((amount, at) => amount !== undefined && columns[at]?.comfort === of.comfort))
  return groups.flatMap((_, row) =>
    columns.flatMap((of, column): PriceDoubt[] => {
      const amount = cells[row]?.[column]
      if (amount === undefined) return hasPrices(of) ? [{ row, column, why: 'gap' }] : []
      const { comfort, season, occupancy } = of
      const before = cells.slice(0, row).findLastIndex((one) => one[column] !== undefined)
      const smaller = cells[before]?.[column]
      const low = season === 'high' ? at(row, { comfort, occupancy, season: 'low' }) : undefined
      const sharing = occupancy === 'single' ? at(row, { comfort, season, occupancy: 'sharing' }) : undefined
      const doubts: PriceDoubt[] = []
      if (smaller !== undefined && amount > smaller)
        doubts.push({ row, column, why: 'dearer-than-smaller', than: smaller, smaller: groups[before] ?? 0 })
      if (low !== undefined && amount < low) doubts.push({ row, column, why: 'high-below-low', than: low })
      if (sharing !== undefined && amount < sharing) doubts.push({ row, column, why: 'single-below-sharing', than: sharing })
      return doubts
    }),
  )
}
