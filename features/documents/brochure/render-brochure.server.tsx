import type { DocumentWords } from '#platform/languages/compact.ts'
import { readPlainWords } from '#platform/languages/plain-words.ts'
import { kigaliInstant } from '#values/dates.ts'
import { loadFaces } from '../fonts.server.ts'
import { printPaper } from '../paper/print-paper.server.tsx'
import { printableFacts } from '../printable.ts'
import { brochureWords } from '../words/brochure.ts'
import { Brochure } from './brochure.server.tsx'
import type { BrochureFacts } from './brochure-facts.ts'
import { Cover } from './cover.server.tsx'

/**
 * The brochure of a package as a PDF: its cover, then its sheets, with selectable text and links, in the language of `words`
 * (brochure-parts.ts), which is that of the facts. The same facts and words give the same bytes.
 */
export async function renderBrochure(given: BrochureFacts, words: DocumentWords): Promise<Buffer> {
  const read = readPlainWords(words)
  const facts = printableFacts(given, await loadFaces())
  const { sender, title, sentence } = facts
  return printPaper({
    read,
    sender,
    title: read(brochureWords).title({ title, company: sender.company.name }),
    subject: sentence,
    writtenAt: kigaliInstant(facts.madeOn, 12),
    cover: <Cover facts={facts} words={read(brochureWords)} />,
    foot: `${sender.company.phone}, ${sender.company.email}`,
    children: <Brochure facts={facts} read={read} />,
  })
}
