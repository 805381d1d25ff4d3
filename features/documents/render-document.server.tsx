import type { ReactElement } from 'react'
import { kigaliInstant } from '#values/dates.ts'
import { documentWords } from './document-words.ts'
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

const bodies: { [Kind in DocumentKind]: (props: { facts: FactsOf[Kind] }) => ReactElement } = {
  quote: Quote,
  proforma: Proforma,
  receipt: Receipt,
  voucher: Voucher,
  itinerary: Itinerary,
  statement: Statement,
}

/**
 * A document as a PDF on the letterhead, with selectable text. All facts are printed as text: characters that would turn or hide others are
 * left out, and characters that no font has are marked.
 */
export async function renderDocument<Kind extends DocumentKind>(kind: Kind, given: FactsOf[Kind]): Promise<Buffer> {
  const facts = printableFacts(given, await loadFaces())
  // A component of one kind takes the facts of that kind: the compiler cannot follow this through an index.
  const body: (props: { facts: FactsOf[Kind] }) => ReactElement = bodies[kind]
  return printPaper({
    sender: facts.sender,
    title: `${documentWords.titles[kind]} ${facts.reference}, ${facts.sender.company.name}`,
    subject: facts.title,
    writtenAt: kigaliInstant(facts.issuedOn, 12),
    children: body({ facts }),
  })
}
