import { loadFaces } from '#features/documents/fonts.server.ts'
import { printPaper } from '#features/documents/paper/print-paper.server.tsx'
import { printableFacts } from '#features/documents/printable.ts'
import type { DocumentWords } from '#platform/languages/compact.ts'
import { readPlainWords } from '#platform/languages/plain-words.ts'
import { kigaliInstant } from '#values/dates.ts'
import type { PaperFacts } from './paper-facts.ts'
import { paperTitles, SupplierPaper } from './supplier-papers.server.tsx'

/** A paper for a supplier as a PDF on the letterhead. `words`: of the letterhead, in English. */
export async function renderPaper(given: PaperFacts, words: DocumentWords): Promise<Buffer> {
  const facts = printableFacts(given, await loadFaces())
  return printPaper({
    read: readPlainWords(words),
    sender: facts.sender,
    title: `${paperTitles[facts.kind]} ${facts.reference}, ${facts.sender.company.name}`,
    subject: facts.title,
    writtenAt: kigaliInstant(facts.issuedOn, 12),
    foot: `${facts.sender.company.phone}, ${facts.sender.company.email}`,
    children: <SupplierPaper facts={facts} />,
  })
}
