import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { worthOf, worthOfRefund } from '#features/payments/charge.ts'
import { followPayment } from '#features/payments/follow-payment.server.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { findPayment, findPaymentByProviderRef } from '#features/payments/reads.server.ts'
import type { Notice } from '#platform/cards/card-gateway.ts'
import type { Context, Db, Tx } from '#platform/context.ts'
import { moneyText } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { afterPayment } from './after-payment.server.ts'
import { extendCardHold } from './extend-card-hold.server.ts'

type NoticeRefusal = { reason: 'payment-unknown' } | { reason: 'come-again' }

/**
 * Records a notice of the card gateway, from its webhook or the poller: the ledger row and what follows for the booking are one
 * commit. A notice that comes twice, late or out of order changes nothing. A notice of an unknown payment raises an alert with its
 * amount, so no money is lost. `come-again`: a refund reported before its payment; the gateway sends it again.
 */
export async function takeCardNotice(ctx: Context, notice: Notice): Promise<Outcome<undefined, NoticeRefusal | MoveRefusal>> {
  const found = await paymentOf(ctx.db, notice)
  if (!found) {
    await alert(ctx, ctx.db, notice, null, 'for an unknown payment')
    return refused({ reason: 'payment-unknown' })
  }
  return changeBooking<undefined, NoticeRefusal>(ctx, found.bookingId, async (tx, booking) => {
    // Read after the booking's lock: another notice of the same payment may have come first.
    const payment = (await findPayment(tx, found.id)) ?? found
    const worth = worthOfNotice(payment, notice)
    if (!worth.done) {
      const { refusal } = worth
      const what =
        refusal.reason === 'more-than-left' ? moreThanPaid : `in the wrong currency: the charge was in ${refusal.charged}`
      await alert(ctx, tx, notice, booking, what)
      return done(undefined)
    }
    return record(ctx, tx, booking, payment, notice, worth.value)
  })
}

const paymentOf = (db: Db, { paymentId, paymentIntent, ref }: Notice): Promise<StoredPayment | undefined> =>
  paymentId === null ? findPaymentByProviderRef(db, paymentIntent ?? ref) : findPayment(db, paymentId)

/** The amount of a notice in the booking's currency; a recorded refund keeps its recorded amount. */
function worthOfNotice(payment: StoredPayment, notice: Notice) {
  if (notice.kind !== 'refunded' && notice.kind !== 'refund-failed') return worthOf(payment, notice.amount)
  const made = refundOf(payment, notice)
  return made ? done(made.amountMinor) : worthOfRefund(payment, notice.amount)
}

const moreThanPaid = 'which is more than was ever paid: check the gateway'

const refundOf = ({ events }: StoredPayment, { ref }: Notice) =>
  events.find(({ kind, providerRef }) => kind === 'refunded' && providerRef === ref)

async function record(ctx: Context, tx: Tx, booking: Booking, payment: StoredPayment, notice: Notice, worthMinor: number) {
  const moves = notice.kind === 'settled' || notice.kind === 'refunded' || notice.kind === 'refund-failed'
  // A refund reported as failed before it was reported at all is first recorded as made, so that its own notice finds it.
  const early = notice.kind === 'refund-failed' && !refundOf(payment, notice)
  const made = { kind: 'refunded', amountMinor: worthMinor, providerEventId: notice.ref, providerRef: notice.ref } as const
  const before = early ? await followPayment(tx, payment.id, { ...made, actor: 'gateway', at: notice.at }) : undefined
  if (before && !before.done) return refusedNotice(ctx, tx, booking, notice, before.refusal.reason)
  const followed = await followPayment(tx, payment.id, {
    kind: notice.kind,
    amountMinor: moves ? worthMinor : 0,
    providerEventId: notice.eventId,
    providerRef: notice.kind === 'settled' ? notice.paymentIntent : notice.ref,
    actor: 'gateway',
    at: notice.at,
  })
  if (!followed.done) return refusedNotice(ctx, tx, booking, notice, followed.refusal.reason)
  if (notice.kind === 'settled') await afterPayment(ctx, tx, booking, payment.id)
  if (notice.kind === 'refunded')
    await queueBookingEmail(ctx, tx, booking, 'refunded', { paymentId: payment.id, refund: notice.eventId })
  if (notice.kind === 'refund-failed')
    await alert(ctx, tx, notice, booking, 'which did not reach the customer: the refund is due again, use another method')
  if (notice.kind === 'pending') await extendCardHold(ctx, tx, booking)
  return done(undefined)
}

/** What to do about a notice that the ledger refuses. */
async function refusedNotice(ctx: Context, tx: Tx, booking: Booking, notice: Notice, reason: string) {
  if (reason === 'nothing-settled') return refused({ reason: 'come-again' } as const)
  if (reason === 'more-than-settled') await alert(ctx, tx, notice, booking, moreThanPaid)
  return done(undefined)
}

async function alert(ctx: Context, db: Db, notice: Notice, booking: Booking | null, what: string): Promise<void> {
  const about = booking ? `${booking.reference}: ` : ''
  const text = `${about}the card gateway reports ${moneyText(notice.amount)} (${notice.kind}) ${what}. Gateway reference: ${notice.ref}`
  await raiseAlert(ctx, db, { occasion: `notice:${notice.eventId}`, bookingId: booking?.id ?? null, text })
}
