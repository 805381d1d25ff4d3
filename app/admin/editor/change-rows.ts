import { readPeriodTerms, type TermFault, type TypedTerms, termField } from '#features/pricing/period-terms.ts'
import { laterPeriods, nextPeriod, withoutFirstPeriod } from './periods/period-rules.ts'
import { type Posted, textAt } from './posted.ts'
import { changedRows, readRowChange } from './rows/row-changes.ts'
import { setAt, valueAt } from './set-at.ts'
import type { Field, Shape } from './shape.ts'

type Tree = Record<string, unknown>

/**
 * The content after a press of a button named `do` ('add days', 'up days.2', 'drop laterRates'), as the browser changes it with
 * scripts. An unknown value, or a path that is not a list of rows, changes nothing. Refused: a copy of a rate period with
 * invalid values.
 */
export function changeRows<Content extends Tree>(
  shape: Shape,
  content: Content,
  does: string,
  posted: Posted,
): { content: Content; faults: TermFault[] } {
  const dropped = /^drop ([\w.-]+)$/.exec(does)?.[1]
  const rules = dropped && periodsAt(shape, dropped)
  if (rules) return { content: { ...content, ...withoutFirstPeriod(rules, content) }, faults: [] }
  const change = readRowChange(does)
  const periods = change?.change === 'add' ? periodsAt(shape, change.list) : undefined
  if (change && periods) {
    const rows = laterPeriods(content)
    const read = readPeriodTerms(typedTerms(posted), rows.at(-1)?.from)
    if ('faults' in read) return { content, faults: read.faults }
    return { content: setAt(content, change.list, [...rows, nextPeriod(periods, content, read.terms)]), faults: [] }
  }
  const fresh = change && freshRow(shape, change.list)
  if (!change || !fresh) return { content, faults: [] }
  const rows = valueAt(content, change.list)
  return { content: setAt(content, change.list, changedRows(Array.isArray(rows) ? rows : [], change, fresh)), faults: [] }
}

/** The values of the form that copies a rate period. */
const typedTerms = (posted: Posted): TypedTerms => ({
  from: textAt(posted, termField('from')) ?? '',
  percent: textAt(posted, termField('percent')) ?? '',
  step: textAt(posted, termField('step')) ?? '',
})

/** The rules of the rate periods at a path; undefined where there are none. */
function periodsAt(shape: Shape, path: string) {
  const field = shape.flatMap((part) => part.fields).find(({ key }) => key === path)
  return field?.as === 'rows' ? field.periods : undefined
}

/** The initial value of a new row of the list at a path. */
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
