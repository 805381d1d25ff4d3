import { addStock } from '#features/stock/add-stock.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { type Day, daysBetween, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Actor } from '../lots/change-lot.server.ts'
import { insertAllowances } from '../writes.server.ts'
import { poolsOf } from './pools-of.ts'

/** How many permits of a pool may be promised without a lot, from ≤ day ≤ to, until an instant, and why. */
export type Allowance = {
  feeId: string
  departureId: number | null
  from: Day
  to: Day
  quantity: number
  until: Date
  reason: string
}

export type AllowanceRefusal =
  | { reason: 'days-wrong' }
  | { reason: 'quantity-wrong' }
  | { reason: 'until-past' }
  /** Nothing is promised on the day of the visit itself. */
  | { reason: 'until-too-late'; latest: Date }
  | { reason: 'reason-missing' }

const mostDays = 31
const most = 400

/**
 * Staff take it on themselves that so many permits will be there: they may be promised until then, and are held no more than before.
 * Refused: days in the past or more than a month of them, an end that is past or after the first of the days begins, no reason.
 */
export const addAllowance = (ctx: Context, allowance: Allowance, actor: Actor): Promise<Outcome<undefined, AllowanceRefusal>> =>
  transact<undefined, AllowanceRefusal>(ctx.db, async (tx) => {
    const { from, to, quantity, until, reason } = allowance
    const at = await ctx.clock.in(tx)
    const latest = kigaliInstant(from, 0)
    if (from <= kigaliDay(at) || to < from || daysBetween(from, to) >= mostDays) return refused({ reason: 'days-wrong' })
    if (quantity < 1 || quantity > most) return refused({ reason: 'quantity-wrong' })
    if (until <= at) return refused({ reason: 'until-past' })
    if (until > latest) return refused({ reason: 'until-too-late', latest })
    if (reason === '') return refused({ reason: 'reason-missing' })
    await allow(tx, { ...allowance, cause: 'staff', at, by: actor.name })
    return done(undefined)
  })

/** Adds an allowance with the days of stock that it opens, inside the caller’s transaction. */
export async function allow(tx: Tx, allowance: Allowance & { cause: 'staff' | 'adopted'; at: Date; by: string }): Promise<void> {
  await addStock(
    tx,
    poolsOf(allowance).map((pool) => ({ ...pool, quantity: 0 })),
  )
  await insertAllowances(tx, [allowance])
}
