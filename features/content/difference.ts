/** One place where two contents differ: by its path ('days.2.title'), with what stood there before and after. */
export type Difference = { path: string; before: unknown; after: unknown }

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Where two contents differ, in the order of the later one. Trees are compared key by key. Lists of trees row by row: rows that
 * are the same at both ends are passed over, so that one day that was put in between reads as one day, not as all that follow.
 * Any other list is one value. An absent value is undefined.
 */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (same(before, after)) return []
  if (isTree(before) && isTree(after)) {
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    return keys.flatMap((key) => differences(before[key], after[key], join(path, key)))
  }
  if (isRows(before) && isRows(after)) return rowDifferences(before, after, path)
  return [{ path, before, after }]
}

const isRows = (value: unknown): value is Record<string, unknown>[] => Array.isArray(value) && value.every(isTree)

function rowDifferences(before: readonly unknown[], after: readonly unknown[], path: string): Difference[] {
  let head = 0
  while (head < before.length && head < after.length && same(before[head], after[head])) head++
  let tail = 0
  const rest = Math.min(before.length, after.length) - head
  while (tail < rest && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++
  const old = before.slice(head, before.length - tail)
  const now = after.slice(head, after.length - tail)
  return Array.from({ length: Math.max(old.length, now.length) }, (_, index) => index).flatMap((index) => {
    const at = join(path, String(head + index))
    if (index >= old.length) return [{ path: at, before: undefined, after: now[index] }]
    if (index >= now.length) return [{ path: at, before: old[index], after: undefined }]
    return differences(old[index], now[index], at)
  })
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key)

/** Both come from JSON: the order of keys is no difference. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((value, index) => same(value, b[index]))
  if (!isTree(a) || !isTree(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
}
