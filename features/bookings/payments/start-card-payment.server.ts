import { randomUUID } from 'node:crypto'
import { checkoutEnd } from '#features/payments/checkout-end.ts'
import { paymentState } from '#features/payments/ledger.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { writePayment } from '#features/payments/write-payment.server.ts'
import { writePaymentEvent } from '#features/payments/write-payment-event.server.ts'
import { namesIn } from '#features/translations/names.server.ts'
import { isGatewayAway, isGatewayRefusal } from '#platform/cards/card-gateway.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { links } from '#values/links.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { bookedTitle } from '../booked-title.ts'
import { isFinal } from '../booking.ts'
import { bookedOrderWords } from '../emails/words/booked-order.ts'
import { type Booking, findBooking, lockIdempotencyKey } from '../reads.server.ts'
import { findAccount } from '../reads-accounts.server.ts'

export type CardRefusal =
  | { reason: 'booking-unknown' }
  | { reason: 'no-cards' }
  | { reason: 'nothing-due' }
  | { reason: 'amount-changed' }
  | { reason: 'hold-lapsed' }
  | { reason: 'gateway-away' }

/** What to pay: the amount due today, or everything outstanding. */
export type CardInput = 'due' | 'all'

/**
 * Begins a card payment and returns the address of the gateway's own page, where the card is typed in: no card data ever comes
 * here. Pressed twice, it leads to one checkout. Refused: nothing to pay, another amount than the one shown, a lapsed hold, and
 * an unavailable gateway; then nothing was charged and it can be tried again.
 */
export async function startCardPayment(
  ctx: Context,
  bookingId: string,
  what: CardInput,
  shownMinor?: number,
): Promise<Outcome<string, CardRefusal>> {
  const { cards } = ctx
  if (!cards) return refused({ reason: 'no-cards' })
  const begun = await transact<{ booking: Booking; payment: StoredPayment }, CardRefusal>(ctx.db, async (tx) => {
    await lockIdempotencyKey(tx, `card:${bookingId}`)
    const booking = await findBooking(tx, bookingId)
    return booking ? beginPayment(ctx, tx, booking, { what, shownMinor }) : refused({ reason: 'booking-unknown' })
  })
  if (!begun.done) return begun
  const { booking, payment } = begun.value
  const open = payment.events.find(({ kind }) => kind === 'initiated')?.providerUrl
  if (open) return done(open)
  try {
    const back = ctx.config.publicUrl + ctx.words.address(booking.language, links.booking(booking.reference))
    const read = ctx.words.in(booking.language, [bookedOrderWords])
    const title = bookedTitle(booking, read, await namesIn(ctx, read.language))
    const { ref, url } = await cards.createCheckout({
      paymentId: payment.id,
      reference: booking.reference,
      description: `${title}, ${booking.reference}`,
      amount: payment.charged,
      email: booking.email,
      successUrl: `${back}?paid=card`,
      cancelUrl: `${back}?paid=not`,
      expiresAt: checkoutEnd(payment.createdAt, booking.holdEndsAt),
    })
    const at = ctx.clock.now()
    await ctx.db
      .transaction()
      .execute((tx) =>
        writePaymentEvent(tx, payment.id, { kind: 'initiated', providerRef: ref, providerUrl: url, actor: 'visitor', at }),
      )
    return done(url)
  } catch (error) {
    if (isGatewayAway(error)) {
      ctx.log.warn('The card gateway does not answer', { booking: booking.reference })
      return refused({ reason: 'gateway-away' })
    }
    if (!isGatewayRefusal(error)) throw error
    ctx.log.error('The card gateway refused a checkout', { booking: booking.reference, words: error.message })
    const at = ctx.clock.now()
    const event = { kind: 'failed', actor: 'gateway', text: error.message, at } as const
    await ctx.db.transaction().execute((tx) => writePaymentEvent(tx, payment.id, event))
    return refused({ reason: 'gateway-away' })
  }
}

async function beginPayment(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  { what, shownMinor }: { what: CardInput; shownMinor: number | undefined },
) {
  const at = await ctx.clock.in(tx)
  if (booking.holdEndsAt !== null && booking.holdEndsAt <= at) return refused({ reason: 'hold-lapsed' })
  if (isFinal(booking.state) && booking.state !== 'cancelled') return refused({ reason: 'nothing-due' })
  const account = await findAccount(tx, booking, at)
  const amountMinor = what === 'all' ? account.outstandingMinor : account.due.minor
  if (amountMinor === 0) return refused({ reason: 'nothing-due' })
  if (shownMinor !== undefined && shownMinor !== amountMinor) return refused({ reason: 'amount-changed' })
  const payments = await listPayments(tx, booking.id)
  const same = payments.find((payment) => isOpen(payment, amountMinor, at))
  if (same) return done({ booking, payment: same })
  const { currency } = booking
  const payment = {
    id: randomUUID(),
    bookingId: booking.id,
    method: 'card' as const,
    amountMinor,
    currency,
    charged: { minor: amountMinor, currency },
    rate: null,
    reference: null,
    actor: 'visitor',
    createdAt: at,
  }
  await writePayment(tx, payment)
  return done({ booking, payment: { ...payment, events: [] } })
}

/** How long a checkout is reused: after that it is about to close at the gateway. */
const reusedMs = 25 * 60_000
/**
 * How long a checkout that never reached the gateway is retried: its end, counted from its beginning, must be half an hour ahead.
 */
const triedAgainMs = 5 * 60_000

function isOpen({ method, amountMinor, events, createdAt }: StoredPayment, wantedMinor: number, at: Date): boolean {
  if (method !== 'card' || amountMinor !== wantedMinor || paymentState(events) !== 'initiated') return false
  const reached = events.some(({ kind }) => kind === 'initiated')
  return at.getTime() - createdAt.getTime() < (reached ? reusedMs : triedAgainMs)
}
