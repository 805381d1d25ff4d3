import { callOffBooking, cancelBooking } from '#features/bookings/cancellations/cancel-booking.server.ts'
import { declineBooking } from '#features/bookings/cancellations/decline-booking.server.ts'
import { addNote } from '#features/bookings/changes/add-note.server.ts'
import { answerPart } from '#features/bookings/changes/answer-part.server.ts'
import { markNoShow } from '#features/bookings/changes/mark-no-show.server.ts'
import { nameSupplier } from '#features/bookings/changes/name-supplier.server.ts'
import { recordChildFee } from '#features/bookings/child-fees/record-child-fee.server.ts'
import { confirmBooking } from '#features/bookings/confirmation/confirm-booking.server.ts'
import { extendHold } from '#features/bookings/holds/extend-hold.server.ts'
import { acceptForCustomer } from '#features/bookings/quotes/accept-for-customer.server.ts'
import { quoteBooking } from '#features/bookings/quotes/quote-booking.server.ts'
import { type Booking, listEvents, listLines, listPurchases } from '#features/bookings/reads.server.ts'
import { markPurchase } from '#features/bookings/suppliers/mark-purchase.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { adjustAction } from './adjust/adjust-action.server.ts'
import type { AdminRefusal } from './admin-refusal.ts'
import { confirmAgainAction, saveMessageAction } from './message/message-action.server.ts'
import { paymentAction, refundAction } from './money/money-action.server.ts'
import { type AdminEvent, type AdminForm, longestText } from './read-admin-form.ts'

/** The most characters of a bank reference or a permit number, which is one line of a list. */
const longestShort = 200
/** The most characters of a supplier's name, as its column stores it. */
const longestSupplier = 120

type Form<Event extends AdminEvent> = Extract<AdminForm, { event: Event }>
type Answer = Outcome<unknown, AdminRefusal>

/**
 * Does what a form of the booking's screen requests, for the version of the booking that the screen showed. If the booking has
 * changed since, even by the same form sent twice, nothing is done twice.
 */
export async function runBookingAction(
  ctx: Context,
  booking: Booking,
  form: Exclude<AdminForm, { event: 'open' | 'email' }>,
  actor: string,
): Promise<Answer> {
  const { id } = booking
  const { text, version: seen } = form
  const short = ['reference' in form ? form.reference : '', 'number' in form ? form.number : '']
  if (text.length > longestText || short.some((typed) => typed.length > longestShort)) return refused({ reason: 'too-long' })
  switch (form.event) {
    case 'note':
      return noteAction(ctx, id, text, actor)
    case 'reserve':
      return acceptForCustomer(ctx, id, { actor, text, seen })
    case 'confirm':
      return confirmBooking(ctx, id, { actor, reason: text, seen })
    case 'extend':
      return extendHold(ctx, id, { actor, text, seen })
    case 'decline':
      return declineBooking(ctx, id, { actor, reason: text, seen })
    case 'cancel':
      return cancelBooking(ctx, id, { mover: 'staff', actor, reason: text, agreedFeeMinor: form.agreedFeeMinor, seen })
    case 'call-off':
      return callOffBooking(ctx, id, { actor, reason: text, seen })
    case 'absent':
      return markNoShow(ctx, id, { actor, reason: text, seen })
    case 'end':
      return refused({ reason: 'choice-missing' })
    case 'pay':
      return paymentAction(ctx, id, form, actor)
    case 'refund':
      return refundAction(ctx, booking, form, actor)
    case 'part':
      return partAction(ctx, id, form, actor)
    case 'purchase':
      return purchaseAction(ctx, id, form, actor)
    case 'child-fee':
      return childFeeAction(ctx, id, form, actor)
    case 'quote': {
      const { agreedTotalMinor, discount } = form
      return quoteBooking(ctx, id, { actor, text, price: 'of-the-order', agreedTotalMinor, discount, seen })
    }
    case 'adjust':
      return adjustAction(ctx, id, form, actor)
    case 'said':
      return saveMessageAction(ctx, id, form, actor)
    case 'confirm-again':
      return confirmAgainAction(ctx, booking, actor)
  }
}

/** The note that is the latest entry already is not added again. */
async function noteAction(ctx: Context, id: string, text: string, actor: string): Promise<Answer> {
  if (text === '') return refused({ reason: 'note-missing' })
  const last = (await listEvents(ctx.db, id)).at(-1)
  const repeated = last?.event === 'note' && last.actor === actor && last.text === text
  return repeated ? done(undefined) : addNote(ctx, id, { actor, text })
}

async function partAction(ctx: Context, id: string, form: Form<'part'>, actor: string): Promise<Answer> {
  const { resource, day, answer, supplier, permit, text, version: seen } = form
  if (!answer) return refused({ reason: 'answer-missing' })
  if (supplier.length > longestSupplier) return refused({ reason: 'supplier-too-long' })
  if (answer === 'asked') return nameSupplier(ctx, id, { resource, day, supplier, actor, text, seen })
  const reservedUntil = permit.reservedUntil ?? null
  if (permit.reservedUntil === null || (reservedUntil && reservedUntil <= ctx.clock.now()))
    return refused({ reason: 'kept-until-wrong' })
  if (permit.reference.length > longestSupplier) return refused({ reason: 'permit-reference-too-long' })
  return answerPart(ctx, id, {
    ...{ resource, day, answer, supplier, permit: { reference: permit.reference, reservedUntil }, actor, text, seen },
  })
}

/** A purchase that has these values already is not recorded again. */
async function purchaseAction(ctx: Context, id: string, form: Form<'purchase'>, actor: string): Promise<Answer> {
  const { purchaseId, status, number } = form
  const known = (await listPurchases(ctx.db, id)).find((one) => one.id === purchaseId)
  if (known && known.status === status && (known.number ?? '') === number) return done(undefined)
  return markPurchase(ctx, id, { purchaseId, status, number, actor })
}

/** What is recorded already is not recorded again. */
async function childFeeAction(ctx: Context, id: string, form: Form<'child-fee'>, actor: string): Promise<Answer> {
  const { linePosition: position, minor: unitMinor, version: seen } = form
  const line = (await listLines(ctx.db, id))[position - 1]
  if (line?.childFee?.recorded && line.unitMinor === unitMinor) return done(undefined)
  return recordChildFee(ctx, id, { position, unitMinor, actor, seen })
}
