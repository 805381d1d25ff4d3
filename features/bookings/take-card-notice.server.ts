import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { worthOf, worthOfRefund } from '#features/payments/charge.ts'
import { followPayment } from '#features/payments/follow-payment.server.ts'
import type { KeptPayment } from '#features/payments/payment.ts'
import { findPayment, findPaymentByProviderRef } from '#features/payments/reads.server.ts'
import type { Notice } from '#platform/card-gateway.ts'
import type { Context, Db, Tx } from '#platform/context.ts'
import { moneyText } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { giveGrace } from './give-grace.server.ts'
import { changeBooking, type MoveRefusal } from './move-booking.server.ts'
import type { Booking } from './reads.server.ts'
import { whenMoneyCame } from './when-money-came.server.ts'
import { writeLetterLater } from './write-letter-later.server.ts'

type NoticeRefusal = { reason: 'payment-unknown' } | { reason: 'come-again' }

/**
 * Takes a notice of the card gateway, whether its webhook brought it or the poller asked for it: the ledger gets its row and
 * the booking what follows, at one commit. A notice that comes twice, late or out of order changes nothing. One that nobody
 * can place is an alert for staff, with the money in it, so that nothing is lost. `come-again`: a refund that is told before
 * the payment it belongs to; the gateway sends it again.
 */
export async function takeCardNotice(ctx: Context, notice: Notice): Promise<Outcome<undefined, NoticeRefusal | MoveRefusal>> {
  const payment = await paymentOf(ctx.db, notice)
  if (!payment) {
    await alert(ctx, ctx.db, notice, null, 'for a payment that we do not know')
    return refused({ reason: 'payment-unknown' })
  }
  return changeBooking<undefined, NoticeRefusal>(ctx, payment.bookingId, async (tx, booking) => {
    const worth = worthOfNotice(payment, notice)
    if (!worth.done) {
      await alert(ctx, tx, notice, booking, `in a currency that was not charged, which was ${worth.refusal.charged}`)
      return done(undefined)
    }
    return follow(ctx, tx, booking, payment, notice, worth.value)
  })
}

const paymentOf = (db: Db, { paymentId, paymentIntent, ref }: Notice): Promise<KeptPayment | undefined> =>
  paymentId === null ? findPaymentByProviderRef(db, paymentIntent ?? ref) : findPayment(db, paymentId)

/** What a notice comes to in the booking's currency; a refund that failed is worth what it was written down with. */
function worthOfNotice(payment: KeptPayment, notice: Notice) {
  if (notice.kind === 'refunded') return worthOfRefund(payment, notice.amount)
  if (notice.kind !== 'refund-failed') return worthOf(payment, notice.amount)
  const made = payment.events.find(({ kind, providerRef }) => kind === 'refunded' && providerRef === notice.ref)
  return done(made?.amountMinor ?? 0)
}

async function follow(ctx: Context, tx: Tx, booking: Booking, payment: KeptPayment, notice: Notice, worthMinor: number) {
  const moves = notice.kind === 'settled' || notice.kind === 'refunded' || notice.kind === 'refund-failed'
  if (notice.kind === 'refund-failed' && worthMinor === 0) return done(undefined)
  const followed = await followPayment(tx, payment.id, {
    kind: notice.kind,
    amountMinor: moves ? worthMinor : 0,
    providerEventId: notice.eventId,
    providerRef: notice.kind === 'settled' ? notice.paymentIntent : notice.ref,
    actor: 'gateway',
    at: notice.at,
  })
  if (!followed.done) {
    const { reason } = followed.refusal
    if (reason === 'nothing-settled') return refused({ reason: 'come-again' })
    if (reason === 'more-than-settled') await alert(ctx, tx, notice, booking, 'is more than was ever paid: look at the gateway')
    return done(undefined)
  }
  if (notice.kind === 'settled') await whenMoneyCame(ctx, tx, booking, payment.id)
  if (notice.kind === 'refunded')
    await writeLetterLater(ctx, tx, booking, 'refunded', { paymentId: payment.id, refund: notice.eventId })
  if (notice.kind === 'refund-failed')
    await alert(ctx, tx, notice, booking, 'did not reach the visitor: it is due again, give it back by another way')
  if (notice.kind === 'pending') await giveGrace(ctx, tx, booking)
  return done(undefined)
}

async function alert(ctx: Context, db: Db, notice: Notice, booking: Booking | null, what: string): Promise<void> {
  const about = booking ? `${booking.reference}: ` : ''
  const text = `${about}the card gateway tells of ${moneyText(notice.amount)} (${notice.kind}) ${what}. Its name there: ${notice.ref}`
  await raiseAlert(ctx, db, { occasion: `notice:${notice.eventId}`, bookingId: booking?.id ?? null, text })
}
