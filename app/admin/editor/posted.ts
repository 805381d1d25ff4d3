/** A posted form: each name with its values, in their order. Files are ignored. */
export type Posted = ReadonlyMap<string, readonly string[]>

export function postedOf(form: Iterable<readonly [string, FormDataEntryValue]>): Posted {
  const posted = new Map<string, string[]>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const values = posted.get(name)
    if (values) values.push(value)
    else posted.set(name, [value])
  }
  return posted
}

/** The text of a field as it was typed, its line ends made one character; undefined where the form has no such field. */
export const textAt = (posted: Posted, path: string): string | undefined => posted.get(path)?.[0]?.replace(/\r\n?/g, '\n')

/** The row numbers below a path of the form, in order: 'days' has 0 and 2 in 'days.0.title', 'days.2.title'. */
export function rowNumbers(posted: Posted, path: string): number[] {
  const numbers = new Set<number>()
  for (const name of posted.keys()) {
    if (!name.startsWith(`${path}.`)) continue
    const [number = ''] = name.slice(path.length + 1).split('.', 1)
    if (/^\d{1,4}$/.test(number)) numbers.add(Number(number))
  }
  return [...numbers].sort((a, b) => a - b)
}
