import type { Booking } from '#features/bookings/reads.server.ts'
import { soldStates } from '#features/roster/run.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'

type Of = Pick<Booking, 'state' | 'kind'>

/** Whether staff may order before a booking is sold: it is on hold or quoted, and takes something of suppliers. */
export const mayBeginOrders = ({ state, kind }: Of): boolean => kind !== 'hire' && (state === 'on-hold' || state === 'quoted')

/** What is the case where a booking has no order. */
export function noneText(read: ReadWords, { state, kind }: Of): string {
  const words = read(runOrderWords)
  if (kind === 'hire') return words.none
  const isSold = state === 'requested' || (soldStates as readonly string[]).includes(state)
  return isSold ? words.none : words.over
}
