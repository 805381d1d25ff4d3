import { readAmount } from '#values/amount.ts'
import { type Posted, rowNumbers, textAt } from './posted.ts'
import type { Field, Shape } from './shape.ts'

type Tree = Record<string, unknown>

/**
 * The content of a posted form, by the shape of its editor. Everything typed is in it: a number or an amount that cannot be
 * read stays a text, which the checks report. Values that the shape has no field for come from `before`.
 */
export function readShape(shape: Shape, posted: Posted, before: Tree): Tree {
  const fields = shape.flatMap((part) => part.fields)
  return { ...before, ...readFields(fields, posted, '') }
}

function readFields(fields: readonly Field[], posted: Posted, path: string): Tree {
  return Object.fromEntries(
    fields.map((field) => [field.key, readField(field, posted, path ? `${path}.${field.key}` : field.key)]),
  )
}

function readField(field: Field, posted: Posted, path: string): unknown {
  const typed = textAt(posted, path) ?? ''
  switch (field.as) {
    case 'text':
      return typed.replace(/\s+$/, '')
    case 'slug':
    case 'unseen':
      return typed.trim()
    case 'number':
    case 'degree':
      return readNumber(typed)
    case 'money':
      return readMoney(typed)
    case 'day':
    case 'choice':
    case 'pick':
      return typed === '' ? null : typed
    case 'yes':
      return posted.has(path)
    case 'choices':
    case 'picks':
      return (posted.get(path) ?? []).filter((value) => value !== '')
    case 'texts':
      return typed.split('\n').flatMap((line) => line.trim() || [])
    case 'group':
      return readFields(field.fields, posted, path)
    case 'rows':
      return rowNumbers(posted, path).map((number) => readFields(field.fields, posted, `${path}.${number}`))
    case 'widget':
      return field.widget.read(posted, path)
  }
}

/** A number as it is typed. Empty is null; a text that is not a number stays as it was typed. */
export function readNumber(typed: string): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  const number = Number(text)
  return Number.isFinite(number) ? number : text
}

function readMoney(typed: string): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  const minor = readAmount(text, 'USD')
  return Number.isNaN(minor) ? text : minor
}
