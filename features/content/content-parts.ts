import { z } from 'zod'

/** What the contents of many kinds are made of. A field that a form left empty is null, '' or an empty list: all mean empty. */

export const text = z.string().min(1)
export const confidence = z.enum(['high', 'medium', 'low'])
/** The year of a figure. */
export const year = z.int().min(1990).max(2100)
export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)
/** An amount in USD cents. */
export const minor = z.int().min(0)
/** Months of the year, 1 to 12, which checkboxes send as text. */
export const months = z.array(z.coerce.number().int().min(1).max(12)).transform((list) => list.toSorted((a, b) => a - b))

/** Whether a value is blank: empty, or an object or list of blanks. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && Object.values(value).every(isBlank))

/** The schema, or null where the field is blank. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable())

/** Rows that have an id on the site: one without gets it from its text, and all ids differ. */
export function withIds<Row extends { id: string }>(rows: readonly Row[], idFrom: (row: Row) => string): Row[] {
  const taken = new Set<string>()
  return rows.map((row) => {
    const wanted = row.id || idFrom(row) || 'row'
    let id = wanted
    for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`
    taken.add(id)
    return { ...row, id }
  })
}
