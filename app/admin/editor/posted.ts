/** What a form posted: each name with its values, in the order in which they stood. Files have no place in these forms. */
export type Posted = ReadonlyMap<string, readonly string[]>

export function postedOf(form: FormData): Posted {
  const posted = new Map<string, string[]>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const values = posted.get(name)
    if (values) values.push(value)
    else posted.set(name, [value])
  }
  return posted
}

/** The text of a field as it was typed, line ends as one character; undefined where the form had no such field. */
export const textAt = (posted: Posted, path: string): string | undefined => posted.get(path)?.[0]?.replace(/\r\n?/g, '\n')

/** The numbers of the rows that a form had below a path, in order: 'days' has 0 and 2 in 'days.0.title', 'days.2.title'. */
export function rowNumbers(posted: Posted, path: string): number[] {
  const numbers = new Set<number>()
  for (const name of posted.keys()) {
    if (!name.startsWith(`${path}.`)) continue
    const [number = ''] = name.slice(path.length + 1).split('.', 1)
    if (/^\d{1,4}$/.test(number)) numbers.add(Number(number))
  }
  return [...numbers].sort((a, b) => a - b)
}
