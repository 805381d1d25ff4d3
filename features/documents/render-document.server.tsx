import type { ReactElement } from 'react'
import type { DocumentWords } from '#platform/languages/compact.ts'
import { readPlainWords } from '#platform/languages/plain-words.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliInstant } from '#values/dates.ts'
import type { DocumentKind, FactsOf } from './facts/facts.ts'
import { loadFaces } from './fonts.server.ts'
import { Itinerary } from './itinerary.server.tsx'
import { printPaper } from './paper/print-paper.server.tsx'
import { printableFacts } from './printable.ts'
import { Proforma } from './proforma.server.tsx'
import { Quote } from './quote.server.tsx'
import { Receipt } from './receipt.server.tsx'
import { Statement } from './statement.server.tsx'
import { Voucher } from './voucher.server.tsx'
import { documentsWords } from './words/documents.ts'

type Body<Kind extends DocumentKind> = (props: { facts: FactsOf[Kind]; read: ReadWords }) => ReactElement

const bodies: { [Kind in DocumentKind]: Body<Kind> } = {
  quote: Quote,
  proforma: Proforma,
  receipt: Receipt,
  voucher: Voucher,
  itinerary: Itinerary,
  statement: Statement,
}

/**
 * A document as a PDF on the letterhead, with selectable text, in the language of `words` (document-parts.ts). All facts are printed as text: characters that would turn or hide others are
 * left out, and characters that no font has are marked.
 */
export async function renderDocument<Kind extends DocumentKind>(
  kind: Kind,
  given: FactsOf[Kind],
  words: DocumentWords,
): Promise<Buffer> {
  const read = readPlainWords(words)
  const { titles, window } = read(documentsWords)
  const titleOf: Record<DocumentKind, string> = titles
  const facts = printableFacts(given, await loadFaces())
  // A component of one kind takes the facts of that kind: the compiler cannot follow this through an index.
  const body: Body<Kind> = bodies[kind]
  return printPaper({
    read,
    sender: facts.sender,
    title: window({ title: titleOf[kind], reference: facts.reference, company: facts.sender.company.name }),
    subject: facts.title,
    writtenAt: kigaliInstant(facts.issuedOn, 12),
    children: body({ facts, read }),
  })
}
