import { settleAlertsAbout } from '#features/alerts/settle-alert.server.ts'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { listServicesById } from '#features/suppliers/reads.server.ts'
import { basisRules } from '#features/suppliers/supplier-service.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { loadMarginFacts, marginWith } from '../answers/load-ordered-margin.server.ts'
import { followRunOrders } from '../follow/follow-orders.server.ts'
import { isLive, type OrderLine } from '../lines/order-line.ts'
import { type Actor, noteOrder } from '../note-order.server.ts'
import { loadSupplyRun } from '../reads-runs.server.ts'
import { upsertChoice } from '../writes.server.ts'

export type ChooseRefusal =
  | { reason: 'line-unknown' }
  | { reason: 'service-unknown' }
  | { reason: 'not-a-stay' }
  | { reason: 'chosen-already' }
  | { reason: 'declined-before' }
  | { reason: 'reason-missing' }
  /** The bookings of the run would leave too little with it, and less than now. */
  | { reason: 'low-margin' }

export type ChooseInput = {
  run: RunKey
  itemKey: string
  serviceId: number
  reason: string
  acceptsLow?: boolean
  actor: Actor
}

/**
 * Chooses the service of a supplier for something of one run: where nobody was known for it, where the supplier declined, or in place of the
 * planned one. What was sent to another supplier for it is cancelled there. A reason is needed where somebody else was planned. Refused for
 * something that the run does not need, a service that is not sold any more, a night that is no night, and whoever declined it before. Where
 * the run would leave too little with it, and less than now, it needs `acceptsLow` of somebody who may read costs, and a reason.
 */
export const chooseService = (
  ctx: Context,
  { run, itemKey, serviceId, reason, acceptsLow = false, actor }: ChooseInput,
): Promise<Outcome<undefined, ChooseRefusal>> =>
  transact<undefined, ChooseRefusal>(ctx.db, async (tx) => {
    const lines = await followRunOrders(ctx, tx, run)
    const line = lines.find((one) => one.itemKey === itemKey && isLive(one.state))
    if (!line) return refused({ reason: 'line-unknown' })
    const [service] = await listServicesById(tx, [serviceId])
    if (!service || service.archivedAt !== null) return refused({ reason: 'service-unknown' })
    if ((line.kind === 'stay') !== basisRules[service.basis].forStays) return refused({ reason: 'not-a-stay' })
    if (line.serviceId === serviceId) return refused({ reason: 'chosen-already' })
    const isDeclined = lines.some((one) => one.itemKey === itemKey && one.state === 'declined' && one.serviceId === serviceId)
    if (isDeclined) return refused({ reason: 'declined-before' })
    if (line.state !== 'to-choose' && reason === '') return refused({ reason: 'reason-missing' })
    const at = await ctx.clock.in(tx)
    await upsertChoice(tx, { runId: line.runId, itemKey, serviceId, reason, by: actor.name, at })
    await noteOrder(ctx, tx, {
      run,
      order: undefined,
      actor,
      action: 'supplier-chosen',
      facts: { service: service.name, reason, ...(line.title !== '' && { before: line.title }) },
    })
    // Somebody else was needed, and is chosen.
    const declined = lines.filter((one) => one.itemKey === itemKey && one.state === 'declined')
    await settleAlertsAbout(
      ctx,
      tx,
      declined.map(({ id }) => `supply-declined:${id}`),
      actor.name,
    )
    const isLow = await isLowerAndLow(tx, run, { before: lines, after: await followRunOrders(ctx, tx, run) })
    if (isLow && !acceptsLow) return refused({ reason: 'low-margin' })
    if (isLow && reason === '') return refused({ reason: 'reason-missing' })
    return done(undefined)
  })

/** Whether a run leaves too little by its orders, and less than before. */
async function isLowerAndLow(
  tx: Tx,
  key: RunKey,
  { before, after }: Record<'before' | 'after', readonly OrderLine[]>,
): Promise<boolean> {
  const run = await loadSupplyRun(tx, key)
  const supplierIds = before.flatMap(({ supplierId }) => supplierId ?? [])
  const facts = run && (await loadMarginFacts(tx, run, { lines: after, supplierIds }))
  if (!facts) return false
  const now = marginWith(facts, after)
  return now.isLow && now.margin.profitMinor < marginWith(facts, before).margin.profitMinor
}
