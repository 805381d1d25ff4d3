/** A cell of a sheet by row and column, from 0. */
export type Cell = { row: number; column: number }
/** A selection: from the cell at which it began to the cell at which it ended. */
export type Range = { anchor: Cell; end: Cell }
export type Size = { rows: number; columns: number }
/** The same as a rectangle, all four sides inside. */
export type Box = { top: number; bottom: number; left: number; right: number }

export const only = (cell: Cell): Range => ({ anchor: cell, end: cell })

export const boxOf = ({ anchor, end }: Range): Box => ({
  top: Math.min(anchor.row, end.row),
  bottom: Math.max(anchor.row, end.row),
  left: Math.min(anchor.column, end.column),
  right: Math.max(anchor.column, end.column),
})

export const isIn = ({ top, bottom, left, right }: Box, { row, column }: Cell): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

export const isOneCell = ({ top, bottom, left, right }: Box): boolean => top === bottom && left === right

/** Every cell of a rectangle, row by row. */
export function cellsIn({ top, bottom, left, right }: Box): Cell[] {
  const cells: Cell[] = []
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) cells.push({ row, column })
  return cells
}

/** The cell that a key moves to, within the edges. `far` moves to the edge. Undefined for other keys. */
export function stepped({ row, column }: Cell, key: string, { rows, columns }: Size, far = false): Cell | undefined {
  const lastRow = rows - 1
  const lastColumn = columns - 1
  switch (key) {
    case 'ArrowUp':
      return { row: far ? 0 : Math.max(0, row - 1), column }
    case 'ArrowDown':
      return { row: far ? lastRow : Math.min(lastRow, row + 1), column }
    case 'ArrowLeft':
      return { row, column: far ? 0 : Math.max(0, column - 1) }
    case 'ArrowRight':
      return { row, column: far ? lastColumn : Math.min(lastColumn, column + 1) }
    case 'Home':
      return { row: far ? 0 : row, column: 0 }
    case 'End':
      return { row: far ? lastRow : row, column: lastColumn }
    default:
      return undefined
  }
}

/** The cell that Tab moves to: along the row, then in the next one. Undefined at the end, where Tab leaves the sheet. */
export function tabbed({ row, column }: Cell, back: boolean, { rows, columns }: Size): Cell | undefined {
  const at = row * columns + column + (back ? -1 : 1)
  return at < 0 || at >= rows * columns ? undefined : { row: Math.floor(at / columns), column: at % columns }
}
