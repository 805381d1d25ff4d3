import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { confirmIfPaid } from '../confirmation/confirm-if-paid.server.ts'
import { updateRequestState } from '../confirmation/update-request-state.server.ts'
import type { Booking } from '../reads.server.ts'

/** Money that came before a quote was accepted counts once it is: a hold whose deposit it pays is confirmed. */
export async function applyCredit<Refusal extends { reason: string }>(
  ctx: Context,
  tx: Tx,
  accepted: Outcome<Booking, Refusal>,
): Promise<Outcome<Booking, Refusal>> {
  if (!accepted.done) return accepted
  const waits = await updateRequestState(ctx, tx, accepted.value, { mover: 'money', actor: 'money' })
  return done(await confirmIfPaid(ctx, tx, waits))
}
