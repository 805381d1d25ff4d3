import type { Context } from '#platform/context.ts'
import { handOver } from './deliver.server.ts'
import { findLetterByOccasion } from './reads.server.ts'
import { type NewLetter, renderLetter, writeLetter } from './write-email.server.tsx'
import { insertLetter } from './writes.server.ts'

export type { NewLetter } from './write-email.server.tsx'

/**
 * Writes a letter once for its occasion, keeps it for staff to read, and hands it to the mail server where there is one.
 * Safe to run again and by two at once: a letter that was written is not written anew, one that was sent is not sent again.
 * Only a crash between the mail server's acceptance and our mark repeats it, with the same Message-ID.
 */
export async function sendLetter(ctx: Context, letter: NewLetter): Promise<void> {
  const found = await findLetterByOccasion(ctx.db, letter.occasion)
  if (!found) await insertLetter(ctx.db, await writeLetter(ctx, letter))
  const kept = found ?? (await findLetterByOccasion(ctx.db, letter.occasion))
  if (!kept) throw new Error(`The letter of ${letter.occasion} was not kept`)
  if (kept.sentAt || !ctx.mail.delivers) return
  const { html, text } = letter.secret === undefined ? kept : renderLetter(letter.content)
  await handOver(ctx, kept, { html, text, ...(letter.attachments && { attachments: letter.attachments }) })
}
