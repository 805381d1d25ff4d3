import { hasNoAddress } from '#features/emails/reachable.ts'
import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { changeEnquiry, type EnquiryChange, type EnquiryChangeRefusal } from './change-enquiry.server.ts'
import { findAdminEnquiry } from './reads-admin.server.ts'
import { unfilled } from './replies/canned-reply.ts'

/** The queue of answers; server/jobs.ts runs `sendEnquiryAnswer` for it. */
export const enquiryAnswerQueue = 'enquiry-answer'

/**
 * Answers an enquiry by an email, which a job writes and sends after the same commit. The enquiry waits until it has left
 * (`settleAnswer`), or until staff record that they sent it themselves. Refused besides what `changeEnquiry`
 * refuses: a customer without an address, and an unfilled placeholder of a saved reply.
 */
export async function answerEnquiry(
  ctx: Context,
  { id, seen, text, actor }: Pick<EnquiryChange, 'id' | 'text' | 'actor'> & { seen: number },
): Promise<
  Outcome<{ version: number }, EnquiryChangeRefusal | { reason: 'no-address' } | { reason: 'placeholder-left'; left: string }>
> {
  const enquiry = await findAdminEnquiry(ctx.db, id)
  if (enquiry && hasNoAddress(enquiry.email)) return refused({ reason: 'no-address' })
  const left = unfilled(text)
  if (left !== undefined) return refused({ reason: 'placeholder-left', left })
  const follow = (tx: Parameters<typeof ctx.jobs.add>[0], version: number) =>
    ctx.jobs.add(tx, enquiryAnswerQueue, { id, version, by: actor.id })
  return changeEnquiry(ctx, { id, seen, event: 'answer', text, actor }, { follow })
}
