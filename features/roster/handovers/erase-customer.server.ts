import type { Tx } from '#platform/context.ts'
import { emptySignatures } from './writes-handovers.server.ts'

/** Deletes the names and notes of the hand-overs of these bookings, inside the erasure's transaction. Returns of how many. */
export const eraseHandoversOf = (tx: Tx, bookingIds: readonly string[]): Promise<number> => emptySignatures(tx, bookingIds)
