import type { Tx } from '#platform/context.ts'
import type { ProposedLetter } from './proposal-content.ts'
import type { ProposalTables } from './tables.ts'

const on = (tx: Tx) => tx.withTables<ProposalTables>()

export type Acceptance = {
  id: string
  at: Date
  name: string
  letter: ProposedLetter
  ticked: readonly string[]
  totalMinor: number
  attemptHash: Buffer
  bookingId: string
}

/** Marks a proposal that is sent as accepted; whether it was sent still. */
export async function updateAccepted(tx: Tx, accepted: Acceptance): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('proposals')
    .set({
      state: 'accepted',
      ended_at: accepted.at,
      accepted_name: accepted.name,
      accepted_option: accepted.letter,
      accepted_items: [...accepted.ticked],
      accepted_total_minor: accepted.totalMinor,
      attempt_hash: accepted.attemptHash,
      booking_id: accepted.bookingId,
    })
    .where('id', '=', accepted.id)
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Moves a booking from the proposal that it was made of to another one of the trip that is sent, or to another choice in the same one. Whether there was one to
 * move to.
 */
export async function updateMoved(tx: Tx, fromId: string, accepted: Acceptance): Promise<boolean> {
  const { id, letter, ticked, totalMinor } = accepted
  if (id === fromId) {
    const { numUpdatedRows } = await on(tx)
      .updateTable('proposals')
      .set({ accepted_option: letter, accepted_items: [...ticked], accepted_total_minor: totalMinor })
      .where('id', '=', id)
      .where('state', '=', 'accepted')
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  }
  await on(tx).updateTable('proposals').set({ booking_id: null }).where('id', '=', fromId).execute()
  return updateAccepted(tx, accepted)
}

/** Erases who accepted what these bookings were made of, and what was written to them. */
export async function writeErased(tx: Tx, bookingIds: readonly string[], words: string): Promise<void> {
  await on(tx)
    .updateTable('proposals')
    .set({ accepted_name: words, customer: words, greeting: '', ended_text: '' })
    .where('booking_id', 'in', [...bookingIds])
    .execute()
}
