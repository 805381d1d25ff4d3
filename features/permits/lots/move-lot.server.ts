import { addStock } from '#features/stock/add-stock.server.ts'
import { permitDays } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { refused } from '#values/outcome.ts'
import type { LotState } from '../lot.ts'
import { isClosedNow } from '../reads-closed.server.ts'
import { findTermsOf } from '../reads-terms.server.ts'
import { nextState } from '../rules/lot-states.ts'
import { lastDayToMoveTo, moveCost, moveSurcharge } from '../rules/move-terms.ts'
import { updatePermits } from '../writes.server.ts'
import { applyToLot } from './apply-to-lot.server.ts'
import { type Actor, changeLot, checkPromised, type LotRefusal, poolOf, type SeenLot } from './change-lot.server.ts'
import { endOfLot } from './end-of-lot.ts'

export type MoveLotRefusal =
  | LotRefusal
  | { reason: 'count-wrong'; most: number }
  | { reason: 'same-pool' }
  | { reason: 'same-day' }
  | { reason: 'day-past' }
  /** The authority moves a permit only so long after the day it was first for. */
  | { reason: 'after-last-day'; last: Day }
  | { reason: 'over-already'; end: Date }
  /** The authority has closed that day. */
  | { reason: 'day-closed' }

/** States in which permits may be given to others of the same day. */
const sharedStates: readonly LotState[] = ['wanted', 'reserved', 'deposited', 'paid']

/**
 * Gives so many permits to another pool of the same fee and day: to a departure, or (`departureId` null) to everybody. Refused where more
 * would be promised in the pool that gives them than it keeps.
 */
export const moveToPool = (
  ctx: Context,
  seen: SeenLot,
  { count, departureId }: { count: number; departureId: number | null },
  actor: Actor,
) =>
  changeLot<MoveLotRefusal>(
    ctx,
    seen,
    async (tx, lot, at) => {
      if (!sharedStates.includes(lot.state)) return refused({ reason: 'not-in-this-state', state: lot.state })
      if (departureId === lot.departureId) return refused({ reason: 'same-pool' })
      if (count < 1 || count > lot.count) return refused({ reason: 'count-wrong', most: lot.count })
      await addStock(tx, [{ ...poolOf({ ...lot, departureId }), quantity: 0 }])
      const change = { departureId }
      const { permits } = await applyToLot(tx, lot, { event: 'share', count, change, at, by: actor.name })
      await updatePermits(
        tx,
        permits.map(({ id }) => id),
        { purchase_id: null, named_at: null },
      )
      return checkPromised(tx, poolOf(lot), at)
    },
    { also: (lot) => [{ resource: permitDays(lot.feeId, departureId), day: lot.day }] },
  )

/**
 * Moves so many permits to another day, which the authority has granted: its terms stay those of the reservation, the end is counted from the
 * new day. What its terms charge for it is written down with the move. Refused for a day that is over, closed or later than the terms allow, and where
 * more would be promised on the old day than is left.
 */
export const moveToDay = (
  ctx: Context,
  seen: SeenLot,
  { count, day, text }: { count: number; day: Day; text: string },
  actor: Actor,
) =>
  changeLot<MoveLotRefusal>(
    ctx,
    seen,
    async (tx, lot, at) => {
      if (nextState(lot.state, 'move') === undefined) return refused({ reason: 'not-in-this-state', state: lot.state })
      if (day === lot.day) return refused({ reason: 'same-day' })
      if (day <= kigaliDay(at)) return refused({ reason: 'day-past' })
      const last = lastDayToMoveTo(lot, lot.firstDay)
      if (last && day > last) return refused({ reason: 'after-last-day', last })
      if (count < 1 || count > lot.count) return refused({ reason: 'count-wrong', most: lot.count })
      if (await isClosedNow(tx, { feeId: lot.feeId, day })) return refused({ reason: 'day-closed' })
      const { clock } = await findTermsOf(tx, lot.feeId, day)
      const expiresAt = endOfLot({ ...lot, day, reservedUntil: null }, clock, at)
      if (expiresAt && expiresAt <= at) return refused({ reason: 'over-already', end: expiresAt })
      await addStock(tx, [{ ...poolOf({ ...lot, day }), quantity: 0 }])
      const change = { day, expiresAt, reservedUntil: null, timesMoved: lot.timesMoved + 1 }
      const cost = clock && moveCost(lot, clock, at)
      const amountMinor = cost?.done ? count * moveSurcharge(cost.value.percent, lot.unitMinor, lot.unitMinor) : null
      const move = { event: 'move', count, change, amountMinor, text, at, by: actor.name }
      const { permits } = await applyToLot(tx, lot, move)
      await updatePermits(
        tx,
        permits.map(({ id }) => id),
        { purchase_id: null, named_at: null },
      )
      return checkPromised(tx, poolOf(lot), at)
    },
    { also: (lot) => [{ resource: permitDays(lot.feeId, lot.departureId), day }] },
  )
