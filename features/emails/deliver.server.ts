import type { Context, EmailContent } from '#platform/context.ts'
import type { StoredEmail } from './reads.server.ts'
import { lockEmail, markFailed, markSent } from './writes.server.ts'

/**
 * Hands a stored email that leaves by itself (`whyItStays`) to the mail server, once, also when two processes try at the same time, and marks it
 * as sent. Where the mail server refuses it, the reason is stored with the email
 * and thrown, so that the job tries again.
 */
export async function handOver(
  ctx: Context,
  stored: Pick<StoredEmail, 'id' | 'recipient' | 'subject' | 'messageId' | 'leaveUrl' | 'replyTo'>,
  content: Pick<EmailContent, 'html' | 'text' | 'attachments'>,
): Promise<void> {
  const { id, recipient: to, subject, messageId, leaveUrl, replyTo } = stored
  const refusal = await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockEmail(tx, id))) return undefined
    try {
      const headers = { ...(leaveUrl !== null && { leaveUrl }), ...(replyTo !== null && { replyTo }) }
      await ctx.mail.send({ to, subject, messageId, ...content, ...headers })
    } catch (error) {
      await markFailed(tx, id, { at: ctx.clock.now(), failure: wordsOf(error) })
      return { error }
    }
    await markSent(tx, id, ctx.clock.now())
    return undefined
  })
  if (refusal) throw refusal.error
}

/** What the mail server answered, as it is stored: PostgreSQL accepts no zero byte in a text. */
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500)
