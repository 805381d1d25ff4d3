import type { DocumentKind } from './facts/facts.ts'

/**
 * 'Impamba-voucher-K7QM-42XD.pdf': the file name of a document, which has `noun` in its language, or its kind where that has no such letters. Only ASCII letters, digits and hyphens, so that it needs no escaping in a
 * header and every system accepts it.
 */
export function documentName(kind: DocumentKind, name: { noun: string; company: string; reference: string }): string {
  return pdfName([name.company, asciiOf(name.noun) || kind, name.reference])
}

/** 'Impamba-Gorillas-and-the-thousand-hills.pdf': a file name of the same letters from parts. */
export const pdfName = (parts: readonly string[]) => `${parts.map(asciiOf).filter(Boolean).join('-')}.pdf`

/** Letters that are not another one with a mark. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' }

const asciiOf = (text: string) =>
  text
    .replace(/[ßæÆœŒøØłŁ]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
