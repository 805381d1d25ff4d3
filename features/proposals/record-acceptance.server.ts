import type { Tx } from '#platform/context.ts'
import { type Acceptance, updateAccepted, updateMoved, writeErased } from './writes-accepted.server.ts'

/** Records inside the caller's transaction that a proposal was accepted, once its booking is made; whether it was still sent. */
export const recordAcceptance = (tx: Tx, accepted: Acceptance): Promise<boolean> => updateAccepted(tx, accepted)

/**
 * Records that a booking is of another proposal of its trip from now on, which is sent, or of another choice in the same one; whether there was one to move to.
 */
export const moveAcceptance = (tx: Tx, fromId: string, accepted: Acceptance): Promise<boolean> =>
  updateMoved(tx, fromId, accepted)

/** Erases who accepted what these bookings were made of, and what was written to them. */
export const eraseAcceptances = (tx: Tx, bookingIds: readonly string[], words: string): Promise<void> =>
  writeErased(tx, bookingIds, words)
