import { monthNames } from '#values/day-words.ts'
import { ratePeriodWords as periodWords } from '../../words/admin/content/rate-periods.ts'
import { factWords as words } from '../../words/admin/facts.ts'
import { type PeriodRules, periodsKey } from '../editor/periods/period-rules.ts'
import type { Field } from '../editor/shape.ts'

type Named = { label: string; hint?: string }

/** Fields that editors of facts share. */

export const optionsOf = <Value extends string>(texts: Record<Value, string>) =>
  Object.entries<string>(texts).map(([value, text]) => ({ value, words: text }))

export const confidenceField: Field = { key: 'confidence', as: 'choice', options: optionsOf(words.sure), ...words.confidence }
export const yearField: Field = { key: 'asOf', as: 'number', ...words.asOf }
export const sourceField: Field = { key: 'source', as: 'text', ...words.source }
export const sourcesField: Field = { key: 'sources', as: 'texts', ...words.sources }
export const idField: Field = { key: 'id', as: 'unseen', label: '' }

/** Months as boxes to tick. */
export const monthsChoice = (key: string, named: Named): Field => ({
  key,
  as: 'choices',
  options: monthNames.map((month, at) => ({ value: String(at + 1), words: month })),
  ...named,
})

/** A line of text, a text of several lines, and a number with its unit. */
export const line = (key: string, named: Named): Field => ({ key, as: 'text', ...named })
export const lines = (key: string, named: Named, rows = 2): Field => ({ key, as: 'text', lines: rows, wide: true, ...named })
export const count = (key: string, named: Named, unit?: string): Field => ({ key, as: 'number', ...(unit && { unit }), ...named })
export const dollars = (key: string, named: Named): Field => ({ key, as: 'money', ...named })
export const list = (key: string, named: Named): Field => ({ key, as: 'texts', ...named })
export const group = (key: string, named: Named, fields: readonly Field[]): Field => ({ key, as: 'group', fields, ...named })
export const choice = (key: string, named: Named, texts: Record<string, string>): Field => ({
  key,
  as: 'choice',
  options: optionsOf(texts),
  ...named,
})

/** Rows that begin with nothing in them. */
export const rows = (key: string, named: Named, one: string, fields: readonly Field[]): Field => ({
  key,
  as: 'rows',
  one,
  fields,
  empty: emptyOf(fields),
  ...named,
})

/** The rate periods after the first one, and the last day on sale. `fields` are those of a period. */
export const periodFields = (rules: PeriodRules, fields: readonly Field[]): Field[] => {
  const all: readonly Field[] = [{ key: 'from', as: 'day', ...periodWords.from }, ...fields]
  return [
    { key: periodsKey, as: 'rows', one: periodWords.one, fields: all, empty: {}, periods: rules, ...periodWords.field },
    { key: 'ratesUntil', as: 'day', ...periodWords.until },
  ]
}

const emptyOf = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.key, emptyValue(field)]))

function emptyValue(field: Field): unknown {
  if (field.key === 'confidence') return 'medium'
  switch (field.as) {
    case 'text':
    case 'unseen':
      return ''
    case 'texts':
    case 'choices':
    case 'picks':
      return []
    case 'yes':
      return false
    case 'group':
      return emptyOf(field.fields)
    default:
      return null
  }
}
