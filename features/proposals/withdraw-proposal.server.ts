import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type NotOpen, openIn } from './decline-proposal.server.ts'
import { updateEnded } from './writes.server.ts'

type Actor = { id: string; name: string }

/** Staff take a proposal back, with a reason for the audit log; its page says that it was withdrawn. Refused where it is not open any more. */
export function withdrawProposal(
  ctx: Context,
  { id, reason, actor }: { id: string; reason: string; actor: Actor },
): Promise<Outcome<undefined, NotOpen>> {
  return transact<undefined, NotOpen>(ctx.db, async (tx) => {
    const at = await ctx.clock.in(tx)
    const proposal = await openIn(tx, id, at)
    if (!proposal.done) return proposal
    const { tripId, reference } = proposal.value
    if (!(await updateEnded(tx, id, { state: 'withdrawn', at, text: reason })))
      return refused({ reason: 'not-open', state: 'accepted' })
    const facts = { proposal: reference, reason }
    await recordAudit(ctx, tx, {
      actor,
      action: 'proposal-withdrawn',
      subject: { kind: 'trip', id: tripId, words: reference },
      facts,
    })
    return done(undefined)
  })
}
