import type { StoredPayment } from '#features/payments/payment.ts'
import { listPendingCardPayments } from '#features/payments/reads.server.ts'
import type { CardGateway, Checkout, Notice } from '#platform/cards/card-gateway.ts'
import { isGatewayAway } from '#platform/cards/card-gateway.ts'
import type { Context } from '#platform/context.ts'
import { takeCardNotice } from './take-card-notice.server.ts'

/** A webhook usually arrives within seconds; without one the gateway is asked after a minute. */
const pollAfterMs = 60_000

const kinds: Partial<Record<Checkout['status'], Notice['kind']>> = {
  paid: 'settled',
  processing: 'pending',
  expired: 'expired',
  failed: 'failed',
}

/**
 * Polls the gateway for card payments without a final notice, because a webhook may be lost. An answer is handled like a notice. An
 * unavailable gateway is polled again the next time. A failure does not stop the others and fails the job at its end. Returns how many
 * payments were updated.
 */
export async function pollCardPayments(ctx: Context): Promise<number> {
  const { cards } = ctx
  if (!cards) return 0
  const before = new Date(ctx.clock.now().getTime() - pollAfterMs)
  let taken = 0
  const failed: unknown[] = []
  for (const payment of await listPendingCardPayments(ctx.db, before)) {
    try {
      taken += (await pollPayment(ctx, payment, (ref) => cards.findCheckout(ref))) ? 1 : 0
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

/** Closes checkouts at the gateway; one that was paid a moment before is recorded as paid. */
export async function closeCheckouts(ctx: Context, cards: CardGateway, payments: readonly StoredPayment[]): Promise<void> {
  for (const payment of payments) await pollPayment(ctx, payment, (ref) => cards.expireCheckout(ref))
}

async function pollPayment(
  ctx: Context,
  payment: StoredPayment,
  fetchCheckout: (ref: string) => Promise<Checkout>,
): Promise<boolean> {
  const ref = payment.events.find(({ kind }) => kind === 'initiated')?.providerRef
  const checkout = ref ? await fetchCheckout(ref) : undefined
  const kind = checkout && kinds[checkout.status]
  if (!checkout || !kind) return false
  const { amount, paymentIntent } = checkout
  const eventId = `asked:${checkout.ref}:${checkout.status}`
  const at = ctx.clock.now()
  const notice: Notice = { eventId, kind, paymentId: payment.id, ref: checkout.ref, paymentIntent, amount, at }
  return (await takeCardNotice(ctx, notice)).done
}
