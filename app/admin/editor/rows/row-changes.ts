/** The rows with a new one at the end, or before the row `at`. */
export function added<Row>(rows: readonly Row[], row: Row, at = rows.length): Row[] {
  return rows.toSpliced(at, 0, row)
}

/** The rows without the one at `at`. An index that does not exist changes nothing. */
export const removed = <Row>(rows: readonly Row[], at: number): Row[] => rows.filter((_, index) => index !== at)

/** The rows with a copy of the one at `at` right after it. */
export function copied<Row>(rows: readonly Row[], at: number): Row[] {
  return rows.flatMap((row, index) => (index === at ? [row, structuredClone(row)] : [row]))
}

/** The rows with the one at `from` moved to `to`. An index that does not exist changes nothing. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows.slice(from, from + 1)
  if (from < 0 || to < 0 || to >= rows.length || row.length === 0) return [...rows]
  return removed(rows, from).toSpliced(to, 0, ...row)
}

/** The index of a row that is dropped before or after another, once it has left its own. */
export function dropPlace(from: number, over: number, after: boolean): number {
  const gap = after ? over + 1 : over
  return gap > from ? gap - 1 : gap
}

export type RowChange = { change: 'add' | 'remove' | 'copy' | 'up' | 'down'; list: string; at: number | undefined }

/**
 * Reads the value of a button named `do`: 'add days', 'remove days.2', 'copy days.2', 'up days.2', 'down days.2'. `list` is the
 * path of the rows, `at` the index of the row; undefined for an invalid value.
 */
export function readRowChange(text: string): RowChange | undefined {
  const [, adds] = /^add ([\w.-]+)$/.exec(text) ?? []
  if (adds) return { change: 'add', list: adds, at: undefined }
  const [, change, list, at] = /^(remove|copy|up|down) ([\w.-]+)\.(\d{1,4})$/.exec(text) ?? []
  return change && list ? { change: change as RowChange['change'], list, at: Number(at) } : undefined
}

/** The rows after a change that `readRowChange` has read. `fresh` makes a new row. */
export function changedRows<Row>(rows: readonly Row[], { change, at }: RowChange, fresh: () => Row): Row[] {
  if (change === 'add' || at === undefined) return added(rows, fresh())
  if (change === 'remove') return removed(rows, at)
  if (change === 'copy') return copied(rows, at)
  return moved(rows, at, change === 'up' ? at - 1 : at + 1)
}
