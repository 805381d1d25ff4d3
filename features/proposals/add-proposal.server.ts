import type { Tx } from '#platform/context.ts'
import { findSentOf } from './reads.server.ts'
import { insertProposal, type NewProposal, updateEnded } from './writes.server.ts'

/** Adds a proposal that is sent, inside the transaction that freezes its version; the open one of its trip is superseded by it. */
export async function addProposal(tx: Tx, proposal: NewProposal): Promise<void> {
  const open = await findSentOf(tx, proposal.tripId)
  if (open) await updateEnded(tx, open.id, { state: 'superseded', at: proposal.sentAt })
  await insertProposal(tx, proposal)
}
