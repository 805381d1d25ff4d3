import { type CustomLine, customLimits, customLineKinds } from '#features/pricing/custom-line.ts'
import { readAmount } from '#values/amount.ts'

/** A line of a custom price as it stands in its fields. */
export type PriceRow = { kind: CustomLine['kind']; label: string; reason: string; quantity: string; unit: string }

const fields = ['kind', 'label', 'reason', 'quantity', 'unit'] as const
export type RowField = (typeof fields)[number]

/** The name of a field in the form, 'line-2-unit' for the third line. */
export const fieldName = (at: number, field: RowField): string => `line-${at}-${field}`

/** The line that a field belongs to, from 0. */
export const lineAt = (name: string): number => Number(name.split('-')[1])

export const emptyRow = (kind: CustomLine['kind']): PriceRow => ({ kind, label: '', reason: '', quantity: '1', unit: '' })

/** The rows of a form in their order; none where it has no line. At most one more than a price may have. */
export function rowsOfForm(form: FormData): PriceRow[] {
  const rows: PriceRow[] = []
  for (let at = 0; at <= customLimits.lines && form.has(fieldName(at, 'kind')); at += 1) {
    const read = (field: RowField) => cleaned(form.get(fieldName(at, field)))
    const kind = customLineKinds.find((one) => one === read('kind')) ?? 'base'
    rows.push({ kind, label: read('label'), reason: read('reason'), quantity: read('quantity'), unit: read('unit') })
  }
  return rows
}

/** One line of text, without signs that a page or a database could not show. */
const cleaned = (value: FormDataEntryValue | null): string =>
  (typeof value === 'string' ? value : '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()

/** A row as a line; quantity and unit are NaN where they cannot be read. */
export const lineOf = ({ kind, label, reason, quantity, unit }: PriceRow): CustomLine => ({
  kind,
  label: label.trim(),
  reason: reason.trim(),
  quantity: /^\d{1,9}$/.test(quantity.trim()) ? Number(quantity) : Number.NaN,
  unitMinor: readAmount(unit.trim().replace(/^\$\s*/, ''), 'USD'),
})

/** A line as its fields begin. */
export const rowOf = ({ kind, label, reason, quantity, unitMinor }: CustomLine): PriceRow => ({
  kind,
  label,
  reason,
  quantity: String(quantity),
  unit: (unitMinor / 100).toFixed(2).replace(/\.00$/, ''),
})

/** What a button of the form does to its rows; the rows themselves where it is none of these. */
export function changedRows(rows: readonly PriceRow[], pressed: string): PriceRow[] {
  if (pressed === 'add') return rows.length < customLimits.lines ? [...rows, emptyRow('extra')] : [...rows]
  const removed = /^remove-(\d{1,2})$/.exec(pressed)?.[1]
  return removed === undefined ? [...rows] : rows.filter((_, at) => at !== Number(removed))
}
