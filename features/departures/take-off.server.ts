import type { Tx } from '#platform/context.ts'
import { updateDeparture } from './writes.server.ts'

/** Takes a departure off sale inside the caller's transaction, which has checked its bookings; false when it has changed since it was seen. */
export const takeOff = (tx: Tx, seen: { id: number; version: number }): Promise<boolean> =>
  updateDeparture(tx, seen, { sale: 'off-sale' })
