import { isDeepStrictEqual } from 'node:util'
import { data } from 'react-router'
import { amendBooking } from '#features/bookings/changes/amend-booking.server.ts'
import { type Amendment, planAmendment } from '#features/bookings/changes/plan-amendment.server.ts'
import { type Booking, findBooking, listEvents, listTravellers, type Traveller } from '#features/bookings/reads.server.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { replyInWords } from '../../../shared/booking/field-error.ts'
import type { FormReply } from '../../../shared/form-reply.ts'
import { bookingErrorWords } from '../../../words/booking-errors.ts'
import { ownAnswerWords } from '../../../words/manage-answers.ts'
import { mayNow } from '../booking-status.ts'
import { type OwnRefusal, ownRefusal } from '../own-refusal.ts'
import { readInstant, readNumber } from '../read-fields.ts'
import { type ChangeText, changeText } from './change-text.server.ts'
import { readChange } from './read-change.server.ts'
import { wantedChange } from './wanted-change.ts'

export type ChangeReply = { reply: FormReply; problem?: string; plan?: ChangeText }

const answerWith = (answer: ChangeReply, status = 200) => data(answer, { status })

/**
 * Answers the form of a change: with errors, with the change to review, with the form again, or with 'changed' once the visitor
 * has accepted exactly the total that was shown, on the version that was shown.
 */
export async function answerChange(ctx: Context, booking: Booking, form: FormData, read: ReadWords) {
  const now = ctx.clock.now()
  const { order, startsOn: booked } = booking
  if (!mayNow(booking, now).change || order.kind === 'tailored')
    return refuse(ctx, booking, { reason: 'change-not-here' }, { values: {}, errors: {} }, read)
  const { reply: keyed, answer } = readChange(form, order.kind, { today: kigaliDay(now), booked })
  const reply = replyInWords(keyed, read(bookingErrorWords))
  if (form.get('intent') === 'edit') return answerWith({ reply: { values: reply.values, errors: {} } })
  const travellers = await listTravellers(ctx.db, booking.id)
  const amendment = answer && wantedChange(order, travellers, answer)
  if (!amendment) return answerWith({ reply }, 422)
  if (form.get('intent') === 'accept') return accept(ctx, booking, amendment, { form, reply, read })
  return look(ctx, booking, amendment, { reply, travellers, now, read })
}

async function look(
  ctx: Context,
  booking: Booking,
  amendment: Amendment,
  { reply, travellers, now, read }: { reply: FormReply; travellers: readonly Traveller[]; now: Date; read: ReadWords },
) {
  if (isDeepStrictEqual(amendment.order, booking.order) && isDeepStrictEqual(amendment.party, travellers))
    return refuse(ctx, booking, { reason: 'nothing-changes' }, reply, read)
  const planned = await planAmendment(ctx.db, booking, amendment, { now, byVisitor: true })
  if (!planned.done) return refuse(ctx, booking, planned.refusal, reply, read)
  const plan = await changeText(ctx, booking, amendment, planned.value, travellers, read)
  return answerWith({ reply, plan })
}

async function accept(
  ctx: Context,
  booking: Booking,
  amendment: Amendment,
  { form, reply, read }: { form: FormData; reply: FormReply; read: ReadWords },
): Promise<'changed' | ReturnType<typeof answerWith>> {
  const [agreedTotalMinor, seen] = [readNumber(form, 'agreedTotalMinor'), readNumber(form, 'seen')]
  if (agreedTotalMinor === undefined || seen === undefined)
    return answerWith({ reply, problem: read(ownAnswerWords).unknown }, 422)
  const agreedUntil = readInstant(form, 'agreedUntil')
  const change = { amendment, agreedTotalMinor, agreedUntil, seen, mover: 'visitor', actor: 'visitor', text: '' } as const
  const amended = await amendBooking(ctx, booking.id, change)
  if (amended.done || (await isChangedSo(ctx, booking.id, change))) return 'changed'
  return refuse(ctx, booking, amended.refusal, reply, read)
}

/** Whether a booking already has the requested change: then the same form was sent twice. */
async function isChangedSo(
  ctx: Context,
  id: string,
  { amendment, agreedTotalMinor, seen }: { amendment: Amendment; agreedTotalMinor: number; seen: number },
): Promise<boolean> {
  const [now, events] = await Promise.all([findBooking(ctx.db, id), listEvents(ctx.db, id)])
  const next = events.find(({ event, version }) => event !== 'note' && version === seen + 1)
  const own = next?.event === 'amend' && next.actor === 'visitor'
  return own && now?.totalMinor === agreedTotalMinor && isDeepStrictEqual(now.order, amendment.order)
}

async function refuse(ctx: Context, booking: Booking, refusal: OwnRefusal, reply: FormReply, read: ReadWords) {
  const { kind, travellersCount: travellers } = booking
  const problem = ownRefusal(refusal, { kind, travellers }, read, await namesIn(ctx, read.language))
  return answerWith({ reply, problem }, 409)
}
