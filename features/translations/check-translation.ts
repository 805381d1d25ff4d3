import { marksOf } from '#features/pages/inline-text.ts'
import { hasControlSign, hasDirectionMark, htmlIn } from '#platform/languages/foreign-signs.ts'

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
export const longestTranslation = 8_000

/** Faults of a translation of a text. Both may hold `**strong words**` and `[a link](/packages)`, and nothing else is markup. */
export function translationFaults(english: string, translation: string): TranslationFault[] {
  const [wanted, found] = [linksIn(english), linksIn(translation)]
  const known = new Set(markupIn(english))
  return [
    ...(translation.trim() === '' ? ['empty' as const] : []),
    ...(translation.length > longestTranslation ? ['too-long' as const] : []),
    ...(found.some((link) => !wanted.includes(link)) ? ['foreign-link' as const] : []),
    ...(wanted.some((link) => !found.includes(link)) ? ['lost-link' as const] : []),
    ...(markupIn(translation).some((sign) => !known.has(sign)) ? ['foreign-markup' as const] : []),
    ...(hasDirectionMark(translation) ? ['direction-mark' as const] : []),
    ...(hasControlSign(translation) ? ['control-sign' as const] : []),
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
  ...htmlIn(text),
]

/** Figures without the signs that group them, which each language has its own of. */
const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d.,\u00A0\u202F]*/gu) ?? []).map((figure) => figure.replace(/\D/gu, ''))
