import type { EmailFile } from '#features/emails/write-email.server.tsx'
import type { Context } from '#platform/context.ts'
import { findPaper } from './find-paper.server.ts'
import { readPaperFile } from './paper-file.ts'

/** The papers that go with an email to a supplier, made as they are now. Other attachments are none of these. */
export async function filesOfSupplierEmail(ctx: Context, { files }: { files: readonly string[] }): Promise<EmailFile[]> {
  const made: EmailFile[] = []
  for (const document of files) {
    const of = readPaperFile(document)
    const paper = of && (await findPaper(ctx, of.orderId, of.kind))
    if (paper) made.push({ document, filename: paper.name, contentType: 'application/pdf', content: paper.bytes })
  }
  return made
}
