import { differences } from '#features/content/difference.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
import { valueAt } from './set-at.ts'
import type { Choices, Field, Shape } from './shape.ts'

/** One place where two versions differ, in words: 'Day by day, 2, Text'. */
export type ChangedField = { place: string; before: string; after: string }

/**
 * Where two contents differ, for staff: each place by the labels of its fields, with both values as text. A widget describes
 * its own value: place by place where it can, otherwise once and whole.
 */
export function describeChanges(
  read: ReadWords,
  shape: Shape,
  before: unknown,
  after: unknown,
  choices: Choices,
): ChangedField[] {
  const words = read(editorWords)
  const changed = new Map<string, ChangedField[]>()
  for (const found of differences(before, after)) {
    const { labels, field, top } = placeOf(shape, found.path)
    const isWidget = field?.as === 'widget'
    const key = isWidget ? top : found.path
    if (changed.has(key)) continue
    const place = labels.join(', ') || words.whole
    const [was, is] = isWidget ? [valueAt(before, top), valueAt(after, top)] : [found.before, found.after]
    const inParts = isWidget && isThere(was) && isThere(is) ? field.widget.differ?.(was, is, choices, read) : undefined
    const widgetLabel = labels.filter((label) => !/^\d+$/.test(label)).join(', ')
    changed.set(
      key,
      inParts?.map((part) => ({ ...part, place: [widgetLabel, part.at].filter(Boolean).join(', ') })) ?? [
        {
          place: isWidget ? widgetLabel : place,
          before: describe(read, field, was, choices),
          after: describe(read, field, is, choices),
        },
      ],
    )
  }
  // Two values that read the same are no difference: a missing list and an empty one.
  return [...changed.values()].flat().filter(({ before: was, after: is }) => was !== is)
}

const isThere = (value: unknown) => value !== undefined && value !== null

type Place = {
  /** The labels along the path. */
  labels: string[]
  /** The field at its end; a path inside a widget ends at the widget. */
  field: Field | undefined
  /** The path of that field. */
  top: string
  /** The path whose element is on the page: the target of a link to a problem. Empty where there is none. */
  link: string
}

/** A path of a content in the form that a shape makes. */
export function placeOf(shape: Shape, path: string): Place {
  let fields: readonly Field[] = shape.flatMap((part) => part.fields)
  const labels: string[] = []
  const walked: string[] = []
  let field: Field | undefined
  let top = ''
  for (const step of path.split('.')) {
    walked.push(step)
    if (/^\d+$/.test(step)) {
      labels.push(String(Number(step) + 1))
      continue
    }
    const next = fields.find(({ key }) => key === step)
    if (!next) break
    field = next
    top = walked.join('.')
    labels.push(next.label)
    fields = next.as === 'rows' || next.as === 'group' ? next.fields : []
  }
  return { labels, field, top, link: linkOf(field, path, top) }
}

/** Rows and groups have an element for each of their fields; any other field is one element. */
function linkOf(field: Field | undefined, path: string, top: string): string {
  const below = path.slice(top.length + 1)
  if (field?.as === 'rows' && /^\d+$/.test(below)) return path
  const place = field?.as === 'widget' && below ? field.widget.place?.(below) : undefined
  return place ? `${top}.${place}` : top
}

function describe(read: ReadWords, field: Field | undefined, value: unknown, choices: Choices): string {
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
      return typeof value === 'number' ? read.format.money(usd(value)) : String(value)
    case 'yes':
      return value ? read(editorWords).yes : read(editorWords).no
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
      return field.widget.describe(value, read)
    case 'group':
    case 'rows':
      return describeTree(read, field.fields, value, choices)
    default:
      return String(value)
  }
}

/** A whole row or group: a line for each of its fields with a value. */
function describeTree(read: ReadWords, fields: readonly Field[], value: unknown, choices: Choices): string {
  if (Array.isArray(value)) return value.map((row) => describeTree(read, fields, row, choices)).join('\n\n')
  const tree = (value ?? {}) as Record<string, unknown>
  return fields
    .filter(({ as }) => as !== 'unseen')
    .map((field) => [field.label, describe(read, field, tree[field.key], choices)] as const)
    .flatMap(([label, text]) => (text ? label + read.format.colon + text : []))
    .join('\n')
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
