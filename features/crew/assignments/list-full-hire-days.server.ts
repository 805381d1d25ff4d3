import { lockStock } from '#features/stock/lock-stock.server.ts'
import { listStockNow } from '#features/stock/reads.server.ts'
import { vehicleDays } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { addDays, type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import { type AssignmentSubject, daysOfSpan, type Span } from './assignment.ts'
import { findClassAway, listDaysAway } from './reads-hire-days.server.ts'

/** Days on which no vehicle of a class is left: every one is hired. `resource`: the class as stock calls it. */
export type FullHireDays = { resource: string; days: Day[] }

/**
 * The days from today on on which a vehicle for hire may not be away, because all of its class that are left are hired. Call it before it is
 * written: the stock of these days stays locked until the transaction ends, so that nobody hires the last one meanwhile. The vehicle is
 * locked before. Undefined where it may.
 */
export async function listFullHireDays(
  ctx: Context,
  tx: Tx,
  { carId, subject, span }: { carId: number; subject: AssignmentSubject; span: Span },
): Promise<FullHireDays | undefined> {
  const classId = await findClassAway(tx, carId, subject)
  if (classId === undefined) return undefined
  const resource = vehicleDays(classId)
  const today = kigaliDay(ctx.clock.now())
  const { from, to } = daysOfSpan(span)
  const first = from < today ? today : from
  const keys = Array.from({ length: Math.max(0, daysBetween(first, to) + 1) }, (_, at) => ({ resource, day: addDays(first, at) }))
  if (keys.length === 0) return undefined
  await lockStock(tx, keys)
  const { levels } = await listStockNow(ctx.clock, tx, keys)
  const full = levels.filter(({ free }) => free < 1).map(({ day }) => day)
  const away = full.length > 0 ? await listDaysAway(tx, carId, full) : []
  const days = full.filter((day) => !away.includes(day)).sort()
  return days.length > 0 ? { resource, days } : undefined
}
