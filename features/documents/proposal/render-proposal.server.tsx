import type { DocumentWords } from '#platform/languages/compact.ts'
import { readPlainWords } from '#platform/languages/plain-words.ts'
import { kigaliInstant } from '#values/dates.ts'
import { loadFaces } from '../fonts.server.ts'
import { printPaper } from '../paper/print-paper.server.tsx'
import { printableFacts } from '../printable.ts'
import { documentProposalWords } from '../words/document-proposal.ts'
import { ProposalCover } from './proposal-cover.server.tsx'
import type { PrintedProposal } from './proposal-facts.ts'
import { picturesFrom } from './proposal-picture.server.tsx'
import { ProposalSheets } from './proposal-sheets.server.tsx'

/**
 * A proposal as a PDF: its cover, then its sheets, with selectable text and links, in the language of `words` (proposal-parts.ts), which is that of the facts. The
 * same facts, photographs and words give the same bytes.
 */
export async function renderProposal({ facts: given, cover, pictures }: PrintedProposal, words: DocumentWords): Promise<Buffer> {
  const read = readPlainWords(words)
  const facts = printableFacts(given, await loadFaces())
  const { sender, title, summary, reference } = facts
  const pictureOf = picturesFrom(pictures)
  return printPaper({
    read,
    sender,
    title: read(documentProposalWords).window({ title, reference, company: sender.company.name }),
    subject: summary,
    writtenAt: kigaliInstant(facts.sentOn, 12),
    cover: <ProposalCover facts={facts} photograph={cover === null ? null : Buffer.from(cover, 'base64')} />,
    foot: `${sender.company.phone}, ${sender.company.email}`,
    children: <ProposalSheets facts={facts} read={read} pictureOf={pictureOf} />,
  })
}
