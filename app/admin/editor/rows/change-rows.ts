import { setAt, valueAt } from '../set-at.ts'
import type { Field, Shape } from '../shape.ts'
import { changedRows, readRowChange } from './row-changes.ts'

type Tree = Record<string, unknown>

/**
 * A content after a button named `do` ('add days', 'up days.2'): what the browser does itself where scripts run. Nonsense, or a
 * path that is no list of rows, changes nothing.
 */
export function changeRows<Content extends Tree>(shape: Shape, content: Content, does: string): Content {
  const change = readRowChange(does)
  const fresh = change && freshRow(shape, change.list)
  if (!change || !fresh) return content
  const rows = valueAt(content, change.list)
  return setAt(content, change.list, changedRows(Array.isArray(rows) ? rows : [], change, fresh))
}

/** What a new row of the list at a path begins as. */
function freshRow(shape: Shape, path: string): (() => unknown) | undefined {
  let fields: readonly Field[] = shape.flatMap((part) => part.fields)
  let found: Field | undefined
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) continue
    found = fields.find(({ key }) => key === step)
    fields = found?.as === 'rows' || found?.as === 'group' ? found.fields : []
  }
  if (found?.as === 'rows') {
    const { empty } = found
    return () => structuredClone(empty)
  }
  return found?.as === 'widget' ? found.widget.fresh : undefined
}
