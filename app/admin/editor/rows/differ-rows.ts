import { differences } from '#features/content/difference.ts'

/**
 * Where two lists of rows differ, each row once and whole: by what it is called, with what it says on both sides. A row that was put
 * in between is one row, not all that follow.
 */
export function differRows<Row>(
  before: readonly Row[],
  after: readonly Row[],
  rowName: (number: number) => string,
  tell: (row: Row) => string,
): { at: string; before: string; after: string }[] {
  const said = (row: unknown) => (row === undefined ? '' : tell(row as Row))
  const told = new Map<string, { at: string; before: string; after: string }>()
  for (const found of differences(before, after)) {
    const [at = ''] = found.path.split('.')
    if (told.has(at)) continue
    const isWhole = found.path === at
    const [was, is] = isWhole ? [found.before, found.after] : [before[Number(at)], after[Number(at)]]
    told.set(at, { at: rowName(Number(at) + 1), before: said(was), after: said(is) })
  }
  return [...told.values()]
}
