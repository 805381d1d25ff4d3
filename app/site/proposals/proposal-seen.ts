import { recordSeen } from '#features/proposals/record-seen.server.ts'
import { findSignedIn } from '#features/staff/sessions/find-signed-in.server.ts'
import { contextOf } from '../../context.ts'
import { openProposal } from '../../shared/open-proposal.server.ts'
import type { Route } from './+types/proposal-seen.ts'

/** Counts that a proposal was read; never by staff who are signed in, nor where the browser asks not to be recorded. */
export async function action(args: Route.ActionArgs) {
  const ctx = contextOf(args.context)
  const { headers } = args.request
  const proposal = await openProposal(args)
  const isUnwanted = headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1'
  if (!isUnwanted && !(await findSignedIn(ctx, headers))) await recordSeen(ctx, proposal.id)
  return new Response(null, { status: 204 })
}
