import { unknownPlaceholders } from './placeholders.ts'

/** What staff may change of an automatic email; null where the original stands. */
export type AutomaticText = { subject: string | null; opening: string | null; closing: string | null }
export const textParts = ['subject', 'opening', 'closing'] as const
export type TextPart = (typeof textParts)[number]

/** Nothing changed: every part as it stands in the code. */
export const originalText: AutomaticText = { subject: null, opening: null, closing: null }

/** What of the typed parts is the house's own: the rest is empty or says what the original says. */
export function ownParts(typed: Record<TextPart, string>, original: Record<TextPart, string>): AutomaticText {
  const own = (part: TextPart) => {
    const words = typed[part].trim()
    return words === '' || words === original[part].trim() ? null : words
  }
  return { subject: own('subject'), opening: own('opening'), closing: own('closing') }
}

/** What an email says, part by part: the own words, or the original where there are none or these name what has no value in it. */
export function partsInForce(
  own: AutomaticText,
  original: Record<TextPart, string>,
  known: readonly string[],
): Record<TextPart, string> {
  const textOf = (part: TextPart) => {
    const words = own[part]
    return words !== null && unknownPlaceholders(words, known).length === 0 ? words : original[part]
  }
  return { subject: textOf('subject'), opening: textOf('opening'), closing: textOf('closing') }
}

/** The placeholders of each part that nobody knows, by the part; nothing where all are known. */
export function unknownIn(text: AutomaticText, known: readonly string[]): Partial<Record<TextPart, string[]>> {
  const found: Partial<Record<TextPart, string[]>> = {}
  for (const part of textParts) {
    const unknown = unknownPlaceholders(text[part] ?? '', known)
    if (unknown.length > 0) found[part] = unknown
  }
  return found
}
