import { loadPermitsToBuy } from '#features/travellers/permits/load-permits-to-buy.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { listOpenPayables } from '../reads.server.ts'
import { findPayableSettings, type SavedPayableSettings } from '../reads-settings.server.ts'
import { type CashRow, cashByWeek } from '../rules/cash-weeks.ts'
import { permitCash } from '../rules/permit-cash.ts'
import { listBookingCash } from './reads-cash.server.ts'

/** `withoutRate`: payables that are in none of the sums, because no rate of their currency was entered. */
export type Cash = {
  overdue: CashRow
  weeks: CashRow[]
  later: CashRow
  holdsMinor: number
  withoutRate: number
  settings: SavedPayableSettings
}

/**
 * The cash of the next 13 weeks (docs/payables.md): ten statements, however much there is. Permits are paid by the last minute of their lot,
 * those to buy by the authority's; what has none, by the day of the visit. For staff with `costs:read` alone.
 */
export async function loadCash(ctx: Pick<Context, 'db' | 'clock'>): Promise<Cash> {
  const today = kigaliDay(ctx.clock.now())
  const [settings, payables, { holdsMinor, ...ofBookings }, permits] = await Promise.all([
    findPayableSettings(ctx.db),
    listOpenPayables(ctx.db),
    listBookingCash(ctx.db, today),
    loadPermitsToBuy(ctx, { isSpareLeftOut: true }),
  ])
  const suppliers = payables.flatMap(({ dueOn, usdMinor }) => (usdMinor === null ? [] : [{ dueOn, minor: usdMinor }]))
  const ofPermits = permitCash(
    permits.balances.map(({ lot, ...balance }) => ({ ...balance, day: lot.day })),
    permits.toBuy,
  )
  const rows = cashByWeek(settings, { ...ofBookings, suppliers, permits: ofPermits }, today)
  return { ...rows, holdsMinor, withoutRate: payables.length - suppliers.length, settings }
}
