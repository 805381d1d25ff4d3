/** The mark for a character that cannot be shown. */
const missing = '\uFFFD'

/** Characters that the fonts lack, with a replacement: two hyphens, and the turned comma of Hawaiian names. */
const twins: Readonly<Record<string, string>> = { '\u2010': '-', '\u2011': '-', '\u02BB': '‘' }

/** The space that holds a figure and its unit together, a word and its colon in French. */
const noBreak = '\u00A0'

/** Invisible characters that turn, hide or end the text around them. */
const unseen = /\p{C}/u

/**
 * A text that can be printed: one line, composed, without control characters, and with a mark for every character that no font has.
 * Whatever somebody typed, it cannot disturb the page around it.
 */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  let printed = ''
  for (const sign of text.normalize('NFC').replace(/\s+/g, (space) => (space === noBreak ? noBreak : ' '))) {
    if (unseen.test(sign)) continue
    const character = twins[sign] ?? sign
    printed += hasGlyph(character.codePointAt(0) ?? 0) ? character : missing
  }
  return printed.trim()
}

/** The same for every text of a document's facts; numbers stay as they are. */
export function printableFacts<Value>(value: Value, hasGlyph: (codePoint: number) => boolean): Value {
  const clean = (one: unknown): unknown => {
    if (typeof one === 'string') return printable(one, hasGlyph)
    if (Array.isArray(one)) return one.map(clean)
    if (one === null || typeof one !== 'object') return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, clean(inner)]))
  }
  return clean(value) as Value
}
