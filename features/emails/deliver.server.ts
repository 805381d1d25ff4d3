import type { Context, EmailContent } from '#platform/context.ts'
import { isReachable } from './reachable.ts'
import type { StoredEmail } from './reads.server.ts'
import { lockEmail, markFailed, markSent } from './writes.server.ts'

/**
 * Hands a kept email to the mail server, once, whoever else tries at the same time, and marks it as sent; one to an address
 * that is nobody's stays where staff read it. Where the mail
 * server does not take it, its reason is written down beside the email and thrown, so that the job tries again.
 */
export async function handOver(
  ctx: Context,
  kept: Pick<StoredEmail, 'id' | 'recipient' | 'subject' | 'messageId' | 'leaveUrl' | 'replyTo'>,
  content: Pick<EmailContent, 'html' | 'text' | 'attachments'>,
): Promise<void> {
  const { id, recipient: to, subject, messageId, leaveUrl, replyTo } = kept
  if (!isReachable(to)) return
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

/** What the mail server said, as it is kept: PostgreSQL takes no zero byte in a text. */
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500)
