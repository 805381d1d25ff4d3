import { differences } from '#features/content/difference.ts'

/**
 * Where two lists of rows differ, each row once and whole: by its name, with both values. An inserted row is one difference,
 * and does not change all that follow.
 */
export function differRows<Row>(
  before: readonly Row[],
  after: readonly Row[],
  rowName: (number: number) => string,
  describe: (row: Row) => string,
): { at: string; before: string; after: string }[] {
  const text = (row: unknown) => (row === undefined ? '' : describe(row as Row))
  const changed = new Map<string, { at: string; before: string; after: string }>()
  for (const found of differences(before, after)) {
    const [at = ''] = found.path.split('.')
    if (changed.has(at)) continue
    const isWhole = found.path === at
    const [was, is] = isWhole ? [found.before, found.after] : [before[Number(at)], after[Number(at)]]
    changed.set(at, { at: rowName(Number(at) + 1), before: text(was), after: text(is) })
  }
  return [...changed.values()]
}
