import type { Context, Db } from '#platform/context.ts'
import { insertAlert } from './writes.server.ts'

/**
 * Tells staff something that they must do, on their first screen and in the log; inside the caller's transaction where it has
 * one. The same occasion is told once. The text names no traveller: a reference is enough.
 */
export async function raiseAlert(
  ctx: Context,
  db: Db,
  alert: { occasion: string; bookingId: string | null; text: string },
): Promise<void> {
  await insertAlert(db, { ...alert, at: ctx.clock.now() })
  ctx.log.warn(alert.text, { occasion: alert.occasion })
}
