import type { DocumentKind } from './facts/facts.ts'

const nouns: Record<DocumentKind, string> = {
  quote: 'quote',
  proforma: 'proforma',
  receipt: 'receipt',
  voucher: 'voucher',
  itinerary: 'itinerary',
  statement: 'cancellation',
}

/**
 * 'Impamba-voucher-K7QM-42XD.pdf': the file name of a document. Only ASCII letters, digits and hyphens, so that it needs no escaping in a
 * header and every system accepts it.
 */
export function documentName(kind: DocumentKind, { company, reference }: { company: string; reference: string }): string {
  return pdfName([company, nouns[kind], reference])
}

/** 'Impamba-Gorillas-and-the-thousand-hills.pdf': a file name of the same letters from parts. */
export const pdfName = (parts: readonly string[]) => `${parts.map(asciiOf).filter(Boolean).join('-')}.pdf`

const asciiOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
