/** The most letters of a cell that breaks into two lines in a third of a phone's width. */
const third = 26
/** The most letters of a date or a name that stands beside a sentence. */
const beside = 20
/** The most letters that stand side by side on a phone of 360 pixels; on a narrower one the table scrolls by itself. */
const narrowest = 34

/**
 * Whether a table, head and rows in plain text, stays a table on a phone: two columns of which one is short, or three with a few words
 * in each. Of any other each row becomes a block there.
 */
export function fitsPhone([head, ...rows]: readonly (readonly string[])[]): boolean {
  const columns = (head ?? []).map((name, at) => [name, ...rows.map((cells) => cells[at] ?? '')])
  const longest = columns.map((cells) => Math.max(...cells.map(({ length }) => length)))
  const words = columns.map((cells) => Math.max(...cells.flatMap((cell) => cell.split(/\s/).map(({ length }) => length))))
  if (words.reduce((sum, length) => sum + length, 0) > narrowest) return false
  const [first = 0, ...others] = longest
  if (others.length === 1) return first <= beside || others.every((length) => length <= third)
  return others.length === 2 && others.every((length) => length <= third)
}
