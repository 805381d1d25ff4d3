import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { Context } from '#platform/context.ts'
import { listUnanswered } from './reads-due.server.ts'

/** Alerts staff, once each, to bookings whose supplier has not answered within the promised 48 hours. Returns how many wait. */
export async function alertLateSuppliers(ctx: Context): Promise<number> {
  const waiting = await listUnanswered(ctx.db, ctx.clock.now())
  for (const { id, reference, version } of waiting) {
    const text = `${reference} is paid, and the supplier reply promised within 48 hours is overdue`
    await raiseAlert(ctx, ctx.db, { occasion: `late-answer:${id}:${version}`, bookingId: id, text })
  }
  return waiting.length
}
