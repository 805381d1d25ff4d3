import type { Tx } from '#platform/context.ts'
import type { Permit, PermitLot } from '../lot.ts'
import { listPermits } from '../reads-lots.server.ts'
import { splitPermits } from '../rules/split-permits.ts'
import { insertLotMoves, insertLots, updateLot, updateLotOfPermits } from '../writes.server.ts'

/** What changes of a lot; whatever is not named stays. */
type Change = Partial<Omit<PermitLot, 'id' | 'feeId' | 'version' | 'count'>>

type Move = {
  event: string
  /** How many of its permits; all of them without it. */
  count?: number
  /** Which of them, where somebody has chosen; those that cover nobody first without it. */
  only?: readonly number[]
  change: Change
  amountMinor?: number | null
  text?: string
  at: Date
  by: string
}

/**
 * Changes a lot, or so many of its permits, which become a lot of their own with the same terms: no permit is lost or made. Those that cover
 * nobody go first. Inside the transaction that has locked the lot.
 *
 * @returns the lot that has changed, with its permits.
 */
export async function applyToLot(tx: Tx, lot: PermitLot, move: Move): Promise<{ lotId: number; permits: Permit[] }> {
  const { event, only, count = only?.length ?? lot.count, change, amountMinor = null, text = '', at, by } = move
  const changed = { ...lot, ...change }
  const own = await listPermits(tx, [lot.id])
  const split = splitPermits(only ? own.filter(({ id }) => only.includes(id)) : own, count)
  if (!split.done) throw new Error(`Lot ${lot.id} has ${split.refusal.count} permits, not ${count}`)
  const permits = split.value.go
  const record = { event, from: lot.state, to: changed.state, count, amountMinor, text, at, by }
  if (count === lot.count) {
    if (!(await updateLot(tx, lot, rowOf(changed)))) throw new Error(`Lot ${lot.id} was changed by somebody else`)
    await insertLotMoves(tx, [{ ...record, lotId: lot.id }])
    return { lotId: lot.id, permits }
  }
  const [lotId = 0] = await insertLots(tx, [{ ...changed, splitFrom: lot.id, at, by }])
  await updateLotOfPermits(
    tx,
    permits.map(({ id }) => id),
    lotId,
  )
  if (!(await updateLot(tx, lot, {}))) throw new Error(`Lot ${lot.id} was changed by somebody else`)
  await insertLotMoves(tx, [
    { ...record, lotId: lot.id, event: 'split', to: lot.state, amountMinor: null, text: '' },
    { ...record, lotId },
  ])
  return { lotId, permits }
}

const rowOf = (lot: PermitLot) => ({
  day: lot.day,
  departure_id: lot.departureId,
  state: lot.state,
  class: lot.feeClass,
  unit_minor: lot.unitMinor,
  reference: lot.reference,
  reference_missing: lot.referenceMissing,
  terms: JSON.stringify(lot.terms),
  reserved_until: lot.reservedUntil,
  expires_at: lot.expiresAt,
  granted_for: lot.grantedFor,
  times_moved: lot.timesMoved,
})
