import type { Context, Db } from '#platform/context.ts'
import { insertAlert } from './writes.server.ts'

/**
 * Alerts staff to something they must do, on the dashboard and in the log, in the caller's transaction where there is one. One
 * occasion makes one alert: returns whether this was the first. The text names no traveller: a reference is enough. `costsText`: what whoever may
 * read costs gets in its place.
 */
export async function raiseAlert(
  ctx: Context,
  db: Db,
  { costsText = '', ...alert }: { occasion: string; bookingId: string | null; text: string; costsText?: string },
): Promise<boolean> {
  const isNew = await insertAlert(db, { ...alert, costsText, at: ctx.clock.now() })
  ctx.log.warn(alert.text, { occasion: alert.occasion })
  return isNew
}
