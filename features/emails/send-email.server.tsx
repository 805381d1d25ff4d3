import type { Context } from '#platform/context.ts'
import { handOver } from './deliver.server.ts'
import { findEmailByOccasion } from './reads.server.ts'
import { composeEmail, type NewEmail, renderEmail } from './write-email.server.tsx'
import { insertEmail } from './writes.server.ts'

export type { NewEmail } from './write-email.server.tsx'

/**
 * Writes a letter once for its occasion, keeps it for staff to read, and hands it to the mail server where there is one.
 * Safe to run again and by two at once: a letter that was written is not written anew, one that was sent is not sent again.
 * Only a crash between the mail server's acceptance and our mark repeats it, with the same Message-ID.
 */
export async function sendEmail(ctx: Context, letter: NewEmail): Promise<void> {
  const found = await findEmailByOccasion(ctx.db, letter.occasion)
  if (!found) await insertEmail(ctx.db, await composeEmail(ctx, letter))
  const kept = found ?? (await findEmailByOccasion(ctx.db, letter.occasion))
  if (!kept) throw new Error(`The letter of ${letter.occasion} was not kept`)
  if (kept.sentAt || !ctx.mail.delivers) return
  const { html, text } = letter.secret === undefined ? kept : renderEmail(letter.content)
  await handOver(ctx, kept, { html, text, ...(letter.attachments && { attachments: letter.attachments }) })
}
