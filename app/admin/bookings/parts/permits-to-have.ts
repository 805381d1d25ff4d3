import { isToBuy } from '#features/bookings/permits/purchase-state.ts'
import type { BookedPart, Booking } from '#features/bookings/reads.server.ts'
import { permitPool } from '#features/stock/stock.ts'
import type { Day } from '#values/dates.ts'
import { answerPath } from '../../components/dialogs/part-address.ts'
import { poolPath } from '../../permits/pool-name.ts'
import type { Purchases } from '../stock-view.ts'

/** Permits that are to be had for a booking, which the admin area reserves by their day: where, and where else something is to be done. */
export type PermitsToHave = {
  /** Those on request that nobody has answered: how many, from which day on, where they are reserved, and where the answer is recorded. */
  requested?: { count: number; day: Day; to: string; answer: string } | undefined
  /** The day of the first one that is sold and that no permit covers. */
  toReserve?: string | undefined
  /** The form of the first that is no permit, and has still to be purchased. */
  ticket?: string | undefined
}

/** What a booking still needs of permits: its requests, and what is sold and not reserved. */
export function permitsToHave(
  { departureId }: Pick<Booking, 'departureId'>,
  parts: readonly BookedPart[],
  purchases: Purchases,
): PermitsToHave {
  const requested = parts
    .flatMap((part) => {
      const pool = permitPool(part.resource)
      return pool && part.onRequest && part.answer === null ? [{ ...part, pool }] : []
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))
  const toBuy = purchases.filter(({ state }) => isToBuy(state) && state !== 'closed')
  const permit = toBuy.find(({ kind, feeId }) => kind === 'permit' && feeId !== null)
  const ticket = toBuy.find(({ kind }) => kind !== 'permit')
  return {
    requested: requested[0] && {
      count: requested.reduce((sum, { quantity }) => sum + quantity, 0),
      day: requested[0].day,
      to: poolPath({ ...requested[0].pool, day: requested[0].day }),
      answer: answerPath(requested[0]),
    },
    toReserve: permit?.feeId ? poolPath({ feeId: permit.feeId, day: permit.day, departureId }) : undefined,
    ticket: ticket && `?ask=purchase:${ticket.id}`,
  }
}
