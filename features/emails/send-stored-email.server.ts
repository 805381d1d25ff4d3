import type { Context, Tx } from '#platform/context.ts'
import { dropJobsOf } from '#platform/jobs/job-rows.server.ts'
import { handOver } from './deliver.server.ts'
import { whyItStays } from './reachable.ts'
import { findEmail, findEmailByOccasion, type StoredEmail } from './reads.server.ts'
import type { EmailFile } from './write-email.server.tsx'
import { lockEmail } from './writes.server.ts'

/** The queue of emails that are stored already; server/jobs.ts runs `sendStoredEmail` for it. */
export const storedEmailQueue = 'stored-email'

/** Queues a stored email, in the transaction that stores it or sends it again. */
export const sendStoredEmailLater = (ctx: Context, tx: Tx, emailId: number): Promise<void> =>
  ctx.jobs.add(tx, storedEmailQueue, { letterId: emailId })

/**
 * Stops the attempts to send the email of an occasion, because staff sent it themselves; false where the mail server has taken it already.
 * Waits for an attempt that is being made.
 */
export async function stopSending(tx: Tx, occasion: string): Promise<boolean> {
  const stored = await findEmailByOccasion(tx, occasion)
  if (!stored) return true
  if (!(await lockEmail(tx, stored.id))) return false
  await dropJobsOf(tx, storedEmailQueue, { letterId: stored.id })
  return true
}

/** Makes the attachments of an email, as far as they still exist. */
export type FilesOf = (email: Pick<StoredEmail, 'bookingId' | 'files'>) => Promise<readonly EmailFile[]>

/**
 * The job behind it. Sends nothing twice, nothing that has been deleted since, and nothing whose stored copy is
 * incomplete. Answers the email as it is stored by then, undefined where it is gone. Throws on data that no action of ours wrote.
 */
export async function sendStoredEmail(
  ctx: Context,
  { letterId: emailId }: Record<string, unknown>,
  filesOf: FilesOf,
): Promise<StoredEmail | undefined> {
  if (typeof emailId !== 'number') throw new Error('A job without its email')
  const stored = await findEmail(ctx.db, emailId)
  if (!stored || stored.sentAt || !stored.isWhole || whyItStays(ctx.mail, stored.recipient)) return stored
  const attachments = stored.files.length > 0 ? await filesOf(stored) : []
  await handOver(ctx, stored, { html: stored.html, text: stored.text, ...(attachments.length > 0 && { attachments }) })
  return findEmail(ctx.db, emailId)
}
