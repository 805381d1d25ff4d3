import type { ReadWords } from '#platform/languages/read-words.ts'
import { ratePeriodWords } from '../../words/admin/content/rate-periods.ts'
import { factWords } from '../../words/admin/facts.ts'
import { type PeriodRules, periodsKey } from '../editor/periods/period-rules.ts'
import type { Field } from '../editor/shape.ts'

type Named = { label: string; hint?: string }

/** Fields that editors of facts share. */

export const optionsOf = <Value extends string>(texts: Record<Value, string>) =>
  Object.entries<string>(texts).map(([value, text]) => ({ value, words: text }))

/** The same for degrees, whose words are keyed by their number. */
export const degreesOf = (texts: Readonly<Record<number, string>>) =>
  Object.entries(texts).map(([value, text]) => ({ value: Number(value), words: text }))

/** The fields that every fact has, and months as boxes to tick. */
export function factFields(read: ReadWords) {
  const words = read(factWords)
  return {
    confidenceField: { key: 'confidence', as: 'choice', options: optionsOf(words.sure), ...words.confidence } as Field,
    yearField: { key: 'asOf', as: 'number', ...words.asOf } as Field,
    sourceField: { key: 'source', as: 'text', ...words.source } as Field,
    sourcesField: { key: 'sources', as: 'texts', ...words.sources } as Field,
    monthsChoice: (key: string, named: Named): Field => ({
      key,
      as: 'choices',
      options: read.format.months.map((month, at) => ({ value: String(at + 1), words: month })),
      ...named,
    }),
  }
}

export const idField: Field = { key: 'id', as: 'unseen', label: '' }

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

/** The rate periods after the first one, and the last day on sale. `fields` are those of a words. */
export const periodFields = (read: ReadWords, rules: PeriodRules, fields: readonly Field[]): Field[] => {
  const words = read(ratePeriodWords)
  const all: readonly Field[] = [{ key: 'from', as: 'day', ...words.from }, ...fields]
  return [
    { key: periodsKey, as: 'rows', one: words.one, fields: all, empty: {}, periods: rules, ...words.field },
    { key: 'ratesUntil', as: 'day', ...words.until },
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
