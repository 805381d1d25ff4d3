import { marksOf } from '#features/pages/inline-text.ts'

/** Why a translation cannot be kept: it holds what the English does not, or what no text may hold. */
export type TranslationFault =
  | 'empty'
  | 'too-long'
  | 'foreign-link'
  | 'lost-link'
  | 'foreign-markup'
  | 'direction-mark'
  | 'control-sign'

/** What deserves a second look, and does not refuse a translation. */
export type TranslationHint = 'lost-figure' | 'lost-strong' | 'same-as-english'

/** The longest translation: texts of the site are shorter, and translations of them at most half as long again. */
const longest = 8_000

/** Faults of a translation of a text. Both may hold `**strong words**` and `[a link](/packages)`, and nothing else is markup. */
export function translationFaults(english: string, translation: string): TranslationFault[] {
  const [wanted, found] = [linksIn(english), linksIn(translation)]
  const known = new Set(markupIn(english))
  return [
    ...(translation.trim() === '' ? ['empty' as const] : []),
    ...(translation.length > longest ? ['too-long' as const] : []),
    ...(found.some((link) => !wanted.includes(link)) ? ['foreign-link' as const] : []),
    ...(wanted.some((link) => !found.includes(link)) ? ['lost-link' as const] : []),
    ...(markupIn(translation).some((sign) => !known.has(sign)) ? ['foreign-markup' as const] : []),
    // Marks that turn the direction of writing could show a text in another order than it is stored.
    ...(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(translation) ? ['direction-mark' as const] : []),
    // Halves of a pair and what stands for no character come out of broken programs, never out of a keyboard.
    ...(/(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u.test(translation) ? ['control-sign' as const] : []),
  ]
}

export function translationHints(english: string, translation: string): TranslationHint[] {
  const lost = figuresIn(english).some((figure) => !figuresIn(translation).includes(figure))
  const strong = (text: string) => text.match(/\*\*[^*]+\*\*/gu)?.length ?? 0
  return [
    ...(lost ? ['lost-figure' as const] : []),
    ...(strong(english) !== strong(translation) ? ['lost-strong' as const] : []),
    ...(english.trim() === translation.trim() && english.includes(' ') ? ['same-as-english' as const] : []),
  ]
}

const linksIn = (text: string): string[] => [...text.matchAll(/\]\(([^)\s]*)\)/gu)].map(([, to]) => to ?? '')

/**
 * The markup of a text: bold and italic words by their kind alone, and tags and references of HTML, which programs leave behind, as
 * they are written.
 */
const markupIn = (text: string): string[] => [
  ...marksOf(text).flatMap(({ kind }) => (kind === 'link' ? [] : [kind])),
  ...(text.match(/<[/!?]?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);|\]\]>/giu) ?? []),
]

/** Figures without the signs that group them, which each language has its own of. */
const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d.,\u00A0\u202F]*/gu) ?? []).map((figure) => figure.replace(/\D/gu, ''))
