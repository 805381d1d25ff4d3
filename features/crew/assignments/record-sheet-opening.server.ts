import type { Context } from '#platform/context.ts'
import { putSheetOpening } from './writes-sheet-openings.server.ts'

/**
 * Writes down that the sheet of an assignment was opened, once an hour at most. Whoever is on the road gets their sheet whatever becomes of
 * this: what goes wrong is logged alone.
 */
export async function recordSheetOpening({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>, id: number): Promise<void> {
  try {
    await putSheetOpening(db, { id, at: clock.now() })
  } catch (error) {
    log.warn('The opening of a sheet was not written down', { assignment: id, error: String(error) })
  }
}
