import { createHash } from 'node:crypto'
import { addressOfNobody } from '#features/emails/reachable.ts'
import type { Context } from '#platform/context.ts'
import { changeEnquiryIn, type EnquiryActor } from './change-enquiry.server.ts'
import type { RecordedEnquiry } from './record-enquiry-request.ts'
import { originChange } from './record-origin.server.ts'
import { sendEnquiry } from './send-enquiry.server.ts'

/**
 * Stores an enquiry that came to staff by phone, WhatsApp or in person, with where it comes from. It is assigned to whoever took it, and
 * no email goes out. Refused as `sendEnquiry` refuses.
 */
export function recordEnquiry(
  ctx: Context,
  { formKey, channel, source, email, phone = '', ...text }: RecordedEnquiry,
  actor: EnquiryActor,
) {
  const nobody = addressOfNobody(`enquiry-${createHash('sha256').update(formKey).digest('hex').slice(0, 24)}`)
  const enquiry = {
    ...text,
    phone,
    email: email ?? nobody,
    details: {},
    idempotencyKey: `staff:${formKey}`,
    quiet: true,
  } as const
  return sendEnquiry(ctx, enquiry, async (tx, id) => {
    const { set, ...change } = originChange({ channel: channel ?? null, source: source ?? null })
    await changeEnquiryIn(ctx, tx, { id, seen: 1, actor, ...change }, { set: { ...set, assigned_to: actor.id } })
  })
}
