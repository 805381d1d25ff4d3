import { coverNew } from '#features/permits/cover/store-cover.server.ts'
import type { Actor } from '#features/permits/lots/change-lot.server.ts'
import { listWantedFor } from '#features/permits/lots/list-wanted-for.server.ts'
import { wantPermits } from '#features/permits/lots/want-permits.server.ts'
import { lockLots } from '#features/permits/payments/pay-lots.server.ts'
import { type SettleRefusal, settlePermits } from '#features/permits/payments/settle-permits.server.ts'
import { type CoveringPermit, listCoveringPermits } from '#features/permits/reads-cover.server.ts'
import { listPermits } from '#features/permits/reads-lots.server.ts'
import { poolDayKey } from '#features/permits/rules/need.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockNeeds } from '../permits/lock-needs.server.ts'
import type { BookedNeed } from '../permits/reads-needs.server.ts'
import { settleNeeds } from './settle-needs.server.ts'

export type PayNeedsRefusal =
  | SettleRefusal
  | { reason: 'nothing-chosen' }
  | { reason: 'need-changed' }
  | { reason: 'paid-already'; references: readonly string[] }

/**
 * One payment to an authority for the permits of these travellers, to the cent: permits that cover them are paid, and where none does, wanted ones
 * and new ones are bought at today's fee of their class. All or none: refused where the sum is another than what is open for them, one is paid already, or one needs
 * no permit any more.
 */
export const payNeeds = (
  ctx: Context,
  input: { needIds: readonly number[]; amountMinor: number; receipt: string; usesCredit?: boolean },
  actor: Actor,
): Promise<Outcome<number, PayNeedsRefusal>> =>
  transact<number, PayNeedsRefusal>(ctx.db, async (tx) => {
    const { needIds, ...payment } = input
    if (needIds.length === 0) return refused({ reason: 'nothing-chosen' })
    const needs = await lockNeeds(ctx, tx, needIds)
    if (needs.length < needIds.length) return refused({ reason: 'need-changed' })
    const at = await ctx.clock.in(tx)
    const permits = await listCoveringPermits(tx, { purchaseIds: needIds })
    const permitOf = new Map(permits.map((permit) => [permit.purchaseId, permit]))
    // Its day was closed meanwhile: none can be bought.
    if (needs.some(({ id, isClosed }) => isClosed && !permitOf.has(id))) return refused({ reason: 'need-changed' })
    const paid = needs.filter(({ id }) => ['paid', 'used'].includes(permitOf.get(id)?.state ?? ''))
    if (paid.length > 0) return refused({ reason: 'paid-already', references: paid.map(({ reference }) => reference) })
    const bought = await buyFor(
      ctx,
      tx,
      needs.filter(({ id }) => !permitOf.has(id)),
      actor.name,
    )
    const chosen = Map.groupBy([...permits, ...bought], ({ lotId }) => lotId)
    const lots = await lockLots(tx, [...chosen.keys()])
    const only = (lotId: number) => (chosen.get(lotId) ?? []).map(({ id }) => id)
    const settled = await settlePermits(
      tx,
      lots.map((lot) => ({ lot, only: only(lot.id) })),
      { ...payment, event: 'pay', at, by: actor.name },
    )
    if (!settled.done) return settled
    await settleNeeds(tx, needIds, { at, by: actor.name })
    return done(needs.length)
  })

/** Permits for needs that none covers: what is wanted for their pool and day at the price of their class, then a new lot for each class. */
async function buyFor(
  ctx: Context,
  tx: Tx,
  needs: readonly BookedNeed[],
  by: string,
): Promise<Pick<CoveringPermit, 'id' | 'lotId'>[]> {
  const groups = [...Map.groupBy(needs, (need) => `${poolDayKey(need)} ${need.feeClass}`).values()]
  const pairs: { id: number; lotId: number; needId: number | undefined }[] = []
  for (const group of groups) {
    const [first] = group
    if (!first) continue
    const pool = { ...poolDay(first), feeClass: first.feeClass }
    const known = await listWantedFor(tx, pool)
    const count = group.length - known.length
    const fresh = count > 0 ? await listPermits(tx, await wantPermits(ctx, tx, [{ ...pool, count }], { by })) : []
    const permits = [...known, ...fresh].slice(0, group.length)
    pairs.push(...permits.map(({ id, lotId }, place) => ({ id, lotId, needId: group[place]?.id })))
  }
  await coverNew(tx, pairs)
  return pairs
}

const poolDay = ({ feeId, day, departureId }: BookedNeed) => ({ feeId, day, departureId })
