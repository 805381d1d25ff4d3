import type { Context } from '#platform/context.ts'
import { handOver } from './deliver.server.ts'
import { whyItStays } from './reachable.ts'
import { findEmailByOccasion } from './reads.server.ts'
import { composeEmail, type NewEmail, renderEmail } from './write-email.server.tsx'
import { insertEmail } from './writes.server.ts'

export type { NewEmail } from './write-email.server.tsx'

/**
 * Writes an email once for its occasion, stores it for staff to read, and hands it to the mail server where there is one.
 * Safe to run again and by two at once: an email that was written is not written again, one that was sent is not sent again.
 * Only a crash between the mail server's acceptance and our mark repeats it, with the same Message-ID.
 */
export async function sendEmail(ctx: Context, email: NewEmail): Promise<void> {
  const found = await findEmailByOccasion(ctx.db, email.occasion)
  if (!found) await insertEmail(ctx.db, await composeEmail(ctx, email))
  const stored = found ?? (await findEmailByOccasion(ctx.db, email.occasion))
  if (!stored) throw new Error(`The email of ${email.occasion} was not stored`)
  if (stored.sentAt || whyItStays(ctx.mail, stored.recipient)) return
  const { html, text } = email.secret === undefined ? stored : renderEmail(email.content)
  await handOver(ctx, stored, { html, text, ...(email.attachments && { attachments: email.attachments }) })
}
