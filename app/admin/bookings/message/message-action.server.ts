import { addNote } from '#features/bookings/changes/add-note.server.ts'
import { resendConfirmationByStaff } from '#features/bookings/emails/resend-confirmation.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { isReachable } from '#features/emails/reachable.ts'
import { knownFor } from '#features/mailings/find-recipients.server.ts'
import { mailingForm } from '#features/mailings/mailing-form.ts'
import { sendMailing } from '#features/mailings/send-mailing.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { confirmationNote } from '../../../words/admin/bookings/confirmation-note.ts'
import type { AdminRefusal } from '../admin-refusal.ts'
import type { MessageForm } from './read-message.ts'

type Answer = Outcome<unknown, AdminRefusal>
type Form<Event extends MessageForm['event']> = Extract<MessageForm, { event: Event }>

/** Writes one email by hand to the customer. Refused where they have no address: nothing is stored that could not be sent. */
export async function emailAction(ctx: Context, booking: Booking, form: Form<'email'>, staff: Staff): Promise<Answer> {
  if (!isReachable(booking.email)) return refused({ reason: 'no-address' })
  const read = mailingForm().safeParse({ subject: form.subject, body: form.body })
  if (!read.success) return refused({ reason: 'email-wrong', key: read.error.issues[0]?.message ?? '' })
  const { en } = read.data.texts
  const text = { ...read.data, texts: en ? { [form.language]: en } : {} }
  const source = { kind: 'booking', reference: booking.reference } as const
  const sent = await sendMailing(ctx, { id: form.stamp, source, keys: [booking.id], text, staff })
  if (sent.done) return sent
  if (sent.refusal.reason === 'nobody-chosen') return refused({ reason: 'no-address' })
  if (sent.refusal.reason === 'english-missing') return refused({ reason: 'language-incomplete' })
  return refused({
    reason: 'placeholder-unknown',
    names: [...new Set(sent.refusal.parts.flatMap(({ names }) => names))],
    known: knownFor(source),
  })
}

/** Records a message that came or was sent outside the site. */
export async function saveMessageAction(
  ctx: Context,
  id: string,
  { text, by, on }: Form<'said'> & { text: string },
  actor: string,
): Promise<Answer> {
  if (text === '') return refused({ reason: 'message-missing' })
  if (!by) return refused({ reason: 'who-missing' })
  if (!on || on > kigaliDay(ctx.clock.now())) return refused({ reason: 'day-wrong' })
  return addNote(ctx, id, { actor, text, message: { by, on } })
}

/** Sends the confirmation link again, to the current address. */
export const confirmAgainAction = (ctx: Context, { id, email }: Booking, actor: string): Promise<Answer> =>
  isReachable(email)
    ? resendConfirmationByStaff(ctx, id, { actor, text: confirmationNote(email) })
    : Promise.resolve(refused({ reason: 'no-address' }))
