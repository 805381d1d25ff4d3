import { pdf } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { kigaliInstant } from '#values/dates.ts'
import { documentWords } from './document-words.ts'
import type { DocumentKind, FactsOf } from './facts/facts.ts'
import { loadFaces } from './fonts.server.ts'
import { Itinerary } from './itinerary.server.tsx'
import { type Closing, Paper } from './paper/paper.server.tsx'
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
export async function renderDocument<Kind extends DocumentKind>(kind: Kind, facts: FactsOf[Kind]): Promise<Buffer> {
  const hasGlyph = await loadFaces()
  const clean = printableFacts(facts, hasGlyph)
  const withHills = await printed(kind, clean, 'hills')
  // Hills only below the last text: never a page of hills alone.
  if (withHills.room === 'hills') return withHills.bytes
  return (await printed(kind, clean, withHills.room)).bytes
}

/** Prints a document with one closing, and returns the closing that it has room for. */
async function printed<Kind extends DocumentKind>(kind: Kind, facts: FactsOf[Kind], closing: Closing) {
  // A component of one kind takes the facts of that kind: the compiler cannot follow this through an index.
  const body: (props: { facts: FactsOf[Kind] }) => ReactElement = bodies[kind]
  const pages = { text: 0, near: 0, closing: 0 }
  const stream = await pdf(
    <Paper
      sender={facts.sender}
      title={`${documentWords.titles[kind]} ${facts.reference}, ${facts.sender.company.name}`}
      subject={facts.title}
      writtenAt={kigaliInstant(facts.issuedOn, 12)}
      closing={closing}
      onEnd={(place, page) => {
        pages[place] = page
      }}
    >
      {body({ facts })}
    </Paper>,
  ).toBuffer()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  const room: Closing = pages.closing === pages.text ? 'hills' : pages.near === pages.text ? 'near' : 'ground'
  return { bytes: Buffer.concat(chunks), room }
}
