import type { Context, Tx } from '#platform/context.ts'
import { handOver } from './deliver.server.ts'
import { findEmail, type StoredEmail } from './reads.server.ts'
import type { EmailFile } from './write-email.server.tsx'

/** The queue of letters that are kept already; server/jobs.ts runs `sendStoredEmail` for it. */
export const storedEmailQueue = 'stored-email'

/** Asks for a kept email to be sent, in the transaction that keeps it or asks again. */
export const sendStoredEmailLater = (ctx: Context, tx: Tx, letterId: number): Promise<void> =>
  ctx.jobs.add(tx, storedEmailQueue, { letterId })

/** Makes the files that go with an email, those that are there still. */
export type FilesOf = (letter: Pick<StoredEmail, 'bookingId' | 'files'>) => Promise<readonly EmailFile[]>

/**
 * The job behind it. Sends nothing twice, nothing that has been deleted since, and nothing whose kept copy is not the whole
 * email. Throws on data that no action of ours wrote.
 */
export async function sendStoredEmail(ctx: Context, { letterId }: Record<string, unknown>, filesOf: FilesOf): Promise<void> {
  if (typeof letterId !== 'number') throw new Error('A job without its email')
  const stored = await findEmail(ctx.db, letterId)
  if (!stored || stored.sentAt || !stored.isWhole || !ctx.mail.delivers) return
  const attachments = stored.files.length > 0 ? await filesOf(stored) : []
  await handOver(ctx, stored, { html: stored.html, text: stored.text, ...(attachments.length > 0 && { attachments }) })
}
