import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { listOpenAlertsOfKinds } from '#features/alerts/reads.server.ts'
import { settleAlerts } from '#features/alerts/settle-alert.server.ts'
import { listAuthorities } from '#features/permits/authorities/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { deadlineAlert, deadlineAlerts } from './deadline-alerts.ts'
import { loadPermitsDue } from './load-permits-due.server.ts'
import { loadPermitsToBuy } from './load-permits-to-buy.server.ts'

/**
 * Alerts staff once to each deadline of permits whose time has come, and settles the alerts of those that are met, moved or over. It reads what is so
 * now, so that a late run, or one more, makes the same alerts. Returns how many are concerned.
 */
export async function alertDeadlines(ctx: Context): Promise<number> {
  const { db } = ctx
  // Read first: what another process raises meanwhile is not settled by what was read before it.
  const open = await listOpenAlertsOfKinds(db, deadlineAlerts)
  const books = await loadPermitsToBuy(ctx)
  const [due, authorities] = await Promise.all([loadPermitsDue(db, books), listAuthorities(db)])
  const authorityOf = new Map(authorities.map(({ id, name }) => [id, name]))
  const bookingOf = new Map(books.needs.map(({ reference, bookingId }) => [reference, bookingId]))
  const alerts = due.flatMap((row) => {
    const permit = row.feeId === null ? undefined : books.fees[row.feeId]?.name
    const alert = deadlineAlert(row, { permit, authority: authorityOf.get(row.authorityId) ?? row.authorityId })
    return alert ? [{ ...alert, bookingId: bookingOf.get(row.reference ?? '') ?? null }] : []
  })
  for (const alert of alerts) await raiseAlert(ctx, db, alert)
  const occasions = new Set(alerts.map(({ occasion }) => occasion))
  const settled = open.filter(({ occasion }) => !occasions.has(occasion)).map(({ id }) => id)
  await settleAlerts(ctx, settled)
  return alerts.length
}
