/** What stands in place of a letter that cannot be shown. */
const missing = '\uFFFD'

/** Signs that the faces lack and that have a plain twin: two hyphens, and the turned comma of Hawaiian names. */
const twins: Readonly<Record<string, string>> = { '\u2010': '-', '\u2011': '-', '\u02BB': '‘' }

/** Signs that are not seen but turn, hide or end what stands round them. */
const unseen = /\p{C}/u

/**
 * A text as it can be printed: one line, composed, without signs that control what is near them, and a mark in place of every
 * letter that no face has. Whoever wrote it, it takes up its own place on the page and nothing more.
 */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  let printed = ''
  for (const sign of text.normalize('NFC').replace(/\s+/g, ' ')) {
    if (unseen.test(sign)) continue
    const letter = twins[sign] ?? sign
    printed += hasGlyph(letter.codePointAt(0) ?? 0) ? letter : missing
  }
  return printed.trim()
}

/** The same for every text of a document's facts; figures and days stay as they are. */
export function printableFacts<Value>(value: Value, hasGlyph: (codePoint: number) => boolean): Value {
  const clean = (one: unknown): unknown => {
    if (typeof one === 'string') return printable(one, hasGlyph)
    if (Array.isArray(one)) return one.map(clean)
    if (one === null || typeof one !== 'object') return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, clean(inner)]))
  }
  return clean(value) as Value
}
