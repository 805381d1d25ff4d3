import type { StoredEmail } from '#features/emails/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { isUuid } from '#values/uuid.ts'
import { listEnquiryEvents, lockEnquiry } from './reads-admin.server.ts'
import { markAnswered } from './writes-admin.server.ts'

/**
 * Marks an enquiry as answered once the email of an answer, or a copy of it, has left. Does nothing for an email that has not left
 * or is no answer, and where the customer wrote back or somebody closed or reopened the enquiry since it was written. Safe to run
 * again.
 */
export async function settleAnswer(
  { db }: Pick<Context, 'db'>,
  email: Pick<StoredEmail, 'occasion' | 'sentAt'> | undefined,
): Promise<void> {
  const [about, id = '', what, last] = email?.occasion.split(':') ?? []
  const version = Number(last)
  const sentAt = email?.sentAt
  if (!sentAt || about !== 'enquiry' || what !== 'answer' || !isUuid(id) || !Number.isSafeInteger(version)) return
  await db.transaction().execute(async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    if (enquiry?.state !== 'new' && enquiry?.state !== 'answered') return
    const since = await listEnquiryEvents(tx, id, version)
    if (since.some(({ event }) => event === 'reply' || event === 'reopen')) return
    const latest = Math.max(...[sentAt, enquiry.createdAt, enquiry.finishedAt].map((at) => at?.getTime() ?? 0))
    await markAnswered(tx, id, new Date(latest))
  })
}
