import { kigaliInstant } from '#values/dates.ts'
import { loadFaces } from '../fonts.server.ts'
import { printPaper } from '../paper/print-paper.server.tsx'
import { printableFacts } from '../printable.ts'
import { Brochure } from './brochure.server.tsx'
import type { BrochureFacts } from './brochure-facts.ts'
import { brochureWords } from './brochure-words.ts'
import { Cover } from './cover.server.tsx'

/** The brochure of a package as a PDF: its cover, then its sheets, with selectable text and links. The same facts give the same bytes. */
export async function renderBrochure(given: BrochureFacts): Promise<Buffer> {
  const facts = printableFacts(given, await loadFaces())
  const { sender, title, sentence } = facts
  return printPaper({
    sender,
    title: brochureWords.title(title, sender.company.name),
    subject: sentence,
    writtenAt: kigaliInstant(facts.madeOn, 12),
    cover: <Cover facts={facts} />,
    foot: `${sender.company.phone}, ${sender.company.email}`,
    children: <Brochure facts={facts} />,
  })
}
