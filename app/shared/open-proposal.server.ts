import { data } from 'react-router'
import type { SentProposal } from '#features/proposals/proposal.ts'
import { opensProposal, readCode } from '#features/proposals/proposal-code.server.ts'
import { findProposal } from '#features/proposals/reads.server.ts'
import { contextOf, type RouteContext } from '../context.ts'
import { limitGuess } from './limit-form.server.ts'

type Args = { request: Request; context: RouteContext; params: { code: string } }

/** The proposal of a code in an address. Throws the same 404 for a wrong reference and a wrong key; wrong codes are counted as those of quotes are. */
export async function openProposal(args: Args): Promise<SentProposal> {
  const { db, config } = contextOf(args.context)
  const code = readCode(args.params.code)
  const found = code && (await findProposal(db, code.reference))
  const proposal = found && opensProposal(config.secret, found, code.key) ? found : undefined
  if (code) await limitGuess(args, 'quote-code', proposal !== undefined)
  if (!proposal) throw data(null, { status: 404 })
  return proposal
}
