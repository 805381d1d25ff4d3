import type { Residency } from '#features/places/visitor-fee.ts'
import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { giveNumbers } from '../cover/name-permits.server.ts'
import { listCoveringPermits } from '../reads-cover.server.ts'
import { listPermits, lockLot } from '../reads-lots.server.ts'
import { listKnownNumbers } from '../reads-numbers.server.ts'
import type { PoolDay } from '../rules/need.ts'
import { updateCover, updateSpent } from '../writes-cover.server.ts'
import { applyToLot } from './apply-to-lot.server.ts'
import { wantPermits } from './want-permits.server.ts'

/** Where a booking says that a permit was bought, and no payment to an authority was recorded. */
const recordedAt = 'Recorded on the booking'

export type BoughtOne = PoolDay & { needId: number; feeClass: Residency; number: string }

/**
 * Settles the permit behind one that staff mark as bought in a booking: the one that covers it, else one that covers nobody, else a new one. It is
 * paid, in the name of its traveller, and has the number. Refused where the authority has given this number to another. Inside the transaction that
 * holds the stock day.
 */
export async function settleOne(
  ctx: Context,
  tx: Tx,
  { needId, number, feeClass, ...pool }: BoughtOne,
  { at, by }: { at: Date; by: string },
): Promise<Outcome<undefined, { reason: 'number-known' }>> {
  const permits = await listCoveringPermits(tx, pool)
  const isLive = ({ state, expiresAt }: (typeof permits)[number]) => state === 'paid' || expiresAt === null || expiresAt > at
  const own = permits.find(({ purchaseId }) => purchaseId === needId)
  const spare = permits.find(
    (permit) =>
      permit.purchaseId === null && isLive(permit) && permit.number === null && (permit.feeClass ?? feeClass) === feeClass,
  )
  const [known] = await listKnownNumbers(tx, [{ feeId: pool.feeId, number }])
  if (known && known.permitId !== own?.id) return refused({ reason: 'number-known' })
  const found = own ?? spare
  const lot = await lockLot(
    tx,
    found?.lotId ?? (await wantPermits(ctx, tx, [{ ...pool, count: 1, feeClass }], { by, text: recordedAt }))[0] ?? 0,
  )
  const permitId = found?.id ?? (await listPermits(tx, lot ? [lot.id] : []))[0]?.id
  if (!lot || permitId === undefined) throw new Error(`There is no permit for need ${needId}`)
  if (lot.state !== 'paid' && lot.state !== 'used') {
    const change = { state: 'paid' as const, expiresAt: null, reservedUntil: null }
    const why = lot.reference || lot.referenceMissing ? {} : { referenceMissing: recordedAt }
    const move = { event: 'pay', only: [permitId], change: { ...change, ...why }, text: recordedAt, at, by }
    const { permits: paid } = await applyToLot(tx, lot, { ...move, amountMinor: null })
    await updateSpent(
      tx,
      paid.map(({ id }) => ({ permitId: id, spentMinor: lot.unitMinor })),
      '',
    )
  }
  await updateCover(tx, [{ permitId, needId }])
  const [permit] = await listCoveringPermits(tx, { purchaseIds: [needId] })
  if (permit) await giveNumbers(tx, [{ permit, number }], { at, by })
  return done(undefined)
}
