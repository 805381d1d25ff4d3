import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Booking } from '../reads.server.ts'

/** Alerts staff to a booking that is confirmed or paid and has a part on request. */
export async function alertToAnswer(ctx: Context, tx: Tx, { id, version, reference, state }: Booking): Promise<void> {
  const text = `${reference} is ${state === 'confirmed' ? 'confirmed' : 'paid'} and has a service on request: ask the supplier`
  await raiseAlert(ctx, tx, { occasion: `ask:${id}:${version}`, bookingId: id, text })
}
