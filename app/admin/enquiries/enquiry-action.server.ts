import { data } from 'react-router'
import { findBookingByReference } from '#features/bookings/reads.server.ts'
import { answerEnquiry } from '#features/enquiries/answer-enquiry.server.ts'
import { assignEnquiry } from '#features/enquiries/assign-enquiry.server.ts'
import type { EnquiryActor } from '#features/enquiries/change-enquiry.server.ts'
import { letThrough } from '#features/enquiries/let-through.server.ts'
import { linkBooking } from '#features/enquiries/link-booking.server.ts'
import { moveEnquiry } from '#features/enquiries/move-enquiry.server.ts'
import type { AdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { OriginAnswer } from '#features/enquiries/record-enquiry-request.ts'
import { recordOrigin } from '#features/enquiries/record-origin.server.ts'
import { fillReply } from '#features/enquiries/replies/canned-reply.ts'
import { findReply } from '#features/enquiries/replies/reads-replies.server.ts'
import type { Context } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { refused } from '#values/outcome.ts'
import { readReference } from '#values/reference.ts'
import { isUuid } from '#values/uuid.ts'
import { readForm } from '../../shared/read-form.server.ts'
import type { EnquiryRefusal } from './enquiry-refusal.ts'

/** Does what a form of the enquiry's screen requests, for the version that it showed. An unknown form is a 404. */
export async function doByEnquiryForm(
  ctx: Context,
  enquiry: AdminEnquiry,
  form: FormData,
  actor: EnquiryActor,
): Promise<Outcome<unknown, EnquiryRefusal>> {
  const { id } = enquiry
  const event = String(form.get('event') ?? '')
  const text = String(form.get('text') ?? '')
  const seen = Number(form.get('version'))
  if (!Number.isSafeInteger(seen) || seen < 1) throw data(null, { status: 404 })
  switch (event) {
    case 'answer':
      return answerEnquiry(ctx, { id, seen, text, actor })
    case 'told':
    case 'reply':
    case 'close':
    case 'reopen':
    case 'spam':
      return moveEnquiry(ctx, { id, seen, event, text, actor })
    case 'note':
      return moveEnquiry(ctx, { id, seen: undefined, event, text, actor })
    case 'not-spam':
      return letThrough(ctx, { id, seen, actor })
    case 'assign':
      return assignEnquiry(ctx, { id, seen, to: String(form.get('to') ?? '') || null, actor })
    case 'origin':
      return originAction(ctx, { id, seen, actor }, form)
    case 'link':
      return linkAction(ctx, { id, seen, actor }, String(form.get('reference') ?? ''))
    case 'unlink':
      return linkBooking(ctx, { id, seen, actor, booking: null })
    default:
      throw data(null, { status: 404 })
  }
}

type Seen = { id: string; seen: number; actor: EnquiryActor }

async function originAction(ctx: Context, change: Seen, form: FormData) {
  const { value } = readForm(form, OriginAnswer)
  if (!value) return refused({ reason: 'origin-wrong' })
  const { channel = null, source = null } = value
  return recordOrigin(ctx, { ...change, origin: { channel, source } })
}

async function linkAction(ctx: Context, change: Seen, typed: string) {
  const reference = readReference(typed)
  const booking = reference && (await findBookingByReference(ctx.db, reference))
  if (!booking) return refused({ reason: 'booking-unknown' })
  return linkBooking(ctx, { ...change, booking: { id: booking.id, reference: booking.reference } })
}

/** What was typed so far, with a saved reply appended; undefined where there is no such reply. */
export async function withSavedReply(
  ctx: Context,
  { name, reference }: Pick<AdminEnquiry, 'name' | 'reference'>,
  { text, reply }: { text: string; reply: string },
): Promise<string | undefined> {
  const found = isUuid(reply) ? await findReply(ctx.db, reply) : undefined
  if (!found) return undefined
  const filled = fillReply(found.body, { name, reference })
  return text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`
}
