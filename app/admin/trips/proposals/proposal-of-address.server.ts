import { data } from 'react-router'
import { findProposalById } from '#features/proposals/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { isUuid } from '#values/uuid.ts'
import { tripOfAddress } from '../trip-action.server.ts'

/** The trip of an address with the proposal that it names; a 404 where there is none. */
export async function proposalOfAddress(db: Db, params: { id: string; proposal: string }) {
  const trip = await tripOfAddress(db, params.id)
  const proposal = isUuid(params.proposal) ? await findProposalById(db, params.proposal) : undefined
  if (proposal?.tripId !== trip.id) throw data(null, { status: 404 })
  return { trip, proposal }
}
