import { unknownPlaceholders } from './placeholders.ts'

/** What staff may change of an automatic email; null uses the original. */
export type AutomaticText = { subject: string | null; opening: string | null; closing: string | null }
export const textParts = ['subject', 'opening', 'closing'] as const
export type TextPart = (typeof textParts)[number]

/** No changes: every part as the code has it. */
export const originalText: AutomaticText = { subject: null, opening: null, closing: null }

/** The typed parts that differ from the original and are not empty. */
export function ownParts(typed: Record<TextPart, string>, original: Record<TextPart, string>): AutomaticText {
  const own = (part: TextPart) => {
    const words = typed[part].trim()
    return words === '' || words === original[part].trim() ? null : words
  }
  return { subject: own('subject'), opening: own('opening'), closing: own('closing') }
}

/**
 * The texts of an email, part by part: staff's text, or the original where there is none or it names a placeholder without a
 * value.
 */
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

/** The unknown placeholders of each part; empty where all are known. */
export function unknownIn(text: AutomaticText, known: readonly string[]): Partial<Record<TextPart, string[]>> {
  const found: Partial<Record<TextPart, string[]>> = {}
  for (const part of textParts) {
    const unknown = unknownPlaceholders(text[part] ?? '', known)
    if (unknown.length > 0) found[part] = unknown
  }
  return found
}
