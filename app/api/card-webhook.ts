import { takeCardNotice } from '#features/bookings/payments/take-card-notice.server.ts'
import { contextOf } from '../context.ts'
import type { Route } from './+types/card-webhook.ts'

/** What the gateway sends is a few kilobytes. */
const mostBytes = 524_288

const answer = (status: number, words: string) =>
  new Response(`${words}\n`, { status, headers: { 'Content-Type': 'text/plain' } })

/**
 * The webhook of the card gateway. It has no cookie and no origin: only the signature over the raw body proves who sends. The
 * gateway repeats everything that is not answered with a 2xx, so a notification is acknowledged only once it is in the ledger
 * or does not concern us. Without a database this fails with 503, like every page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context)
  if (!ctx.cards) return answer(404, 'No cards are taken here')
  if (request.method !== 'POST') return answer(405, 'Notices are posted')
  const body = new Uint8Array(await request.arrayBuffer())
  if (body.length > mostBytes) return answer(413, 'Too large for a notice')
  const read = ctx.cards.readNotice(body, request.headers.get('stripe-signature'))
  if (!read.done) {
    if (read.refusal.reason === 'not-for-us') return answer(200, 'Not for us')
    if (read.refusal.reason === 'unreadable') {
      // It may be about money. After a 400 the gateway sends it again, and warns the operator that its notifications fail.
      ctx.log.error('A signed card notice could not be read', { type: read.refusal.type })
      return answer(400, 'The notice cannot be read')
    }
    ctx.log.warn('A card notice came with a wrong signature', { bytes: body.length })
    return answer(400, 'The signature is wrong')
  }
  const { eventId, kind } = read.value
  const taken = await takeCardNotice(ctx, read.value)
  if (taken.done) return answer(200, 'Taken')
  const { reason } = taken.refusal
  ctx.log.warn('A card notice was not taken', { event: eventId, kind, reason })
  return reason === 'payment-unknown' ? answer(200, 'No payment of ours') : answer(409, 'Send it again later')
}

/** Nothing is shown here. */
export const loader = () => answer(405, 'Notices are posted')
