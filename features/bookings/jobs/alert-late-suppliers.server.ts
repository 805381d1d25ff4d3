import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { Context } from '#platform/context.ts'
import { answerHours } from '../holds/hold-length.ts'
import { listUnanswered } from './reads-due.server.ts'

/** Alerts staff, once each, to requests that were not answered in time. Returns how many wait. */
export async function alertLateSuppliers(ctx: Context): Promise<number> {
  const waiting = await listUnanswered(ctx.db, ctx.clock.now())
  for (const { id, reference, version } of waiting) {
    const text = `${reference}: the answer to the request, promised within ${answerHours} hours, is overdue`
    await raiseAlert(ctx, ctx.db, { occasion: `late-answer:${id}:${version}`, bookingId: id, text })
  }
  return waiting.length
}
