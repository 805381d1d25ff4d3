import type { StoredPayment } from '#features/payments/payment.ts'
import { listPendingCardPayments } from '#features/payments/reads.server.ts'
import type { CardGateway, Checkout, Notice } from '#platform/cards/card-gateway.ts'
import { isGatewayAway } from '#platform/cards/card-gateway.ts'
import type { Context } from '#platform/context.ts'
import { takeCardNotice } from './take-card-notice.server.ts'

/** A webhook normally comes within seconds; whoever has not been told after a minute asks. */
const askedAfterMs = 60_000

const kinds: Partial<Record<Checkout['status'], Notice['kind']>> = {
  paid: 'settled',
  processing: 'pending',
  expired: 'expired',
  failed: 'failed',
}

/**
 * Asks the gateway after card payments whose end nobody has told us: a webhook may be lost, money may not. What it answers
 * is taken like a notice. A gateway that is away is asked again the next time; one payment that fails holds up none of the
 * others, and fails the job at its end. Answers how many were taken.
 */
export async function followCardPayments(ctx: Context): Promise<number> {
  const { cards } = ctx
  if (!cards) return 0
  const before = new Date(ctx.clock.now().getTime() - askedAfterMs)
  let taken = 0
  const failed: unknown[] = []
  for (const payment of await listPendingCardPayments(ctx.db, before)) {
    try {
      taken += (await askAfter(ctx, payment, (ref) => cards.findCheckout(ref))) ? 1 : 0
    } catch (error) {
      if (isGatewayAway(error)) {
        ctx.log.warn('The card gateway does not answer; its payments are asked after again', { payment: payment.id })
        break
      }
      failed.push(error)
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} card payments could not be asked after`)
  return taken
}

/** Closes the checkouts of a booking that has ended, so that nobody pays for it any more; one that was paid a moment before counts. */
export async function closeCheckouts(ctx: Context, cards: CardGateway, payments: readonly StoredPayment[]): Promise<void> {
  for (const payment of payments) await askAfter(ctx, payment, (ref) => cards.expireCheckout(ref))
}

async function askAfter(ctx: Context, payment: StoredPayment, ask: (ref: string) => Promise<Checkout>): Promise<boolean> {
  const ref = payment.events.find(({ kind }) => kind === 'initiated')?.providerRef
  const checkout = ref ? await ask(ref) : undefined
  const kind = checkout && kinds[checkout.status]
  if (!checkout || !kind) return false
  const { amount, paymentIntent } = checkout
  const eventId = `asked:${checkout.ref}:${checkout.status}`
  const at = ctx.clock.now()
  const notice: Notice = { eventId, kind, paymentId: payment.id, ref: checkout.ref, paymentIntent, amount, at }
  return (await takeCardNotice(ctx, notice)).done
}
