/**
 * A placeholder for a value in a text that staff write: '{name}', with or without spaces in the braces. Any other text in braces
 * on one line is taken for a typing error, and is unknown.
 */
const placeholder = /\{([^{}\n]*)\}/g

/** The values of one email, by the names of their placeholders: `{ name: 'Marit Elise Solheim' }`. */
export type PlaceholderValues = Readonly<Record<string, string>>

/**
 * A text with each placeholder's value in its place; one without a value stays as it was written. A value is put in as it is
 * and is not looked through again. Where the text has marks (`**strong**`), read the marks first: a value is never one.
 */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(placeholder, (whole, inside: string) => {
    const name = inside.trim()
    return Object.hasOwn(values, name) ? (values[name] ?? whole) : whole
  })

/** The names of a text's placeholders that are none of these, each once, in their order: what a form refuses beside the field. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, inside = '']) => inside.trim()).filter((name) => !known.includes(name))),
]

/** The text with its values replaced by their placeholders, longest value first: what staff begin from. */
export function withPlaceholders(text: string, values: PlaceholderValues): string {
  const byLength = Object.entries(values).filter(([, value]) => value.length > 2)
  byLength.sort(([, one], [, other]) => other.length - one.length)
  // Of two names for one value the first that was given.
  const names = new Map(byLength.toReversed().map(([name, value]) => [value, name]))
  const any = byLength.map(([, value]) => value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
  return any === '' ? text : text.replace(new RegExp(any, 'g'), (value) => `{${names.get(value)}}`)
}
