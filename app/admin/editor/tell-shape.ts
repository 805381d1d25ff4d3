import type { Difference } from '#features/entries/difference.ts'
import { moneyText, usd } from '#values/money.ts'
import { editorWords as words } from '../../words/desk-editor.ts'
import type { Choices, Field, Shape } from './shape.ts'

/** One place where two versions differ, in words: 'Day by day, 2, Text'. */
export type Told = { place: string; before: string; after: string }

/** Differences as staff read them: each by the labels of its fields, with both values as text. */
export const tellDifferences = (shape: Shape, found: readonly Difference[], choices: Choices): Told[] =>
  found.map(({ path, before, after }) => {
    const { labels, field } = placeOf(shape, path)
    const told = (value: unknown) => tell(field, value, choices)
    return { place: labels.join(', ') || words.whole, before: told(before), after: told(after) }
  })

/** The labels along a path, and the field at its end; a path below a widget ends at the widget. */
export function placeOf(shape: Shape, path: string): { labels: string[]; field: Field | undefined } {
  let fields: readonly Field[] = shape.flatMap((part) => part.fields)
  const labels: string[] = []
  let field: Field | undefined
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) labels.push(String(Number(step) + 1))
    else {
      const next = fields.find(({ key }) => key === step)
      if (!next) break
      field = next
      labels.push(next.label)
      fields = next.as === 'rows' || next.as === 'group' ? next.fields : []
    }
  }
  return { labels, field }
}

function tell(field: Field | undefined, value: unknown, choices: Choices): string {
  if (value === undefined || value === null || value === '') return ''
  if (!field) return typeof value === 'string' ? value : JSON.stringify(value)
  const name = (id: unknown) =>
    field.as === 'pick' || field.as === 'picks'
      ? (choices[field.from]?.find((choice) => choice.id === id)?.name ?? String(id))
      : ''
  const option = (one: unknown) =>
    'options' in field ? (field.options.find(({ value: is }) => is === one)?.words ?? String(one)) : String(one)
  switch (field.as) {
    case 'money':
      return typeof value === 'number' ? moneyText(usd(value)) : String(value)
    case 'yes':
      return value ? words.yes : words.no
    case 'choice':
    case 'degree':
      return option(value)
    case 'choices':
      return asList(value).map(option).join(', ')
    case 'pick':
      return name(value)
    case 'picks':
      return asList(value).map(name).join(', ')
    case 'texts':
      return asList(value).join('\n')
    case 'widget':
      return field.widget.tell(value)
    case 'group':
    case 'rows':
      return tellTree(field.fields, value, choices)
    default:
      return String(value)
  }
}

/** A whole row or group: a line for each of its fields that says something. */
function tellTree(fields: readonly Field[], value: unknown, choices: Choices): string {
  if (Array.isArray(value)) return value.map((row) => tellTree(fields, row, choices)).join('\n\n')
  const tree = (value ?? {}) as Record<string, unknown>
  return fields
    .filter(({ as }) => as !== 'unseen')
    .map((field) => [field.label, tell(field, tree[field.key], choices)] as const)
    .flatMap(([label, text]) => (text ? `${label}: ${text}` : []))
    .join('\n')
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
