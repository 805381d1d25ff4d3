import { listAdoptedDays, listPermitDays } from '#features/bookings/permits/reads-permit-days.server.ts'
import { listPermitFees } from '#features/permits/reads-fees.server.ts'
import type { Context } from '#platform/context.ts'
import { addDays, addMonths, firstOfMonth, isDay, kigaliDay } from '#values/dates.ts'

/**
 * Everything the calendar of permits shows, in three statements: the fees, the pools of a month, and what nobody bought. Without a month in its
 * address it is the first one with permits; `isNext`: that is later than this month.
 */
export async function loadPermits({ db, clock }: Context, params: URLSearchParams) {
  const now = clock.now()
  const today = kigaliDay(now)
  const typed = `${params.get('month') ?? ''}-01`
  const fees = await listPermitFees(db, today)
  const fee = fees.find(({ id }) => id === params.get('fee')) ?? fees[0]
  const isMonth = isDay(typed) && typed >= '2020' && typed < '2100'
  const month = isMonth ? typed : firstOfMonth(fee?.firstDay ?? today)
  const isNext = !isMonth && month > firstOfMonth(today)
  if (!fee) return { now, today, month, isNext, fees, fee: null, days: [], adopted: [] }
  const [days, adopted] = await Promise.all([
    listPermitDays(db, fee.id, { from: month, to: addDays(addMonths(month, 1), -1) }, now),
    listAdoptedDays(db, fee.id, now),
  ])
  return { now, today, month, isNext, fees, fee, days, adopted }
}

export type PermitsView = Awaited<ReturnType<typeof loadPermits>>
