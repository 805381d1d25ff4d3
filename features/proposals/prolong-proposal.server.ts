import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { latestEnd } from './latest-end.ts'
import { lockProposal } from './reads.server.ts'
import { updateEnd } from './writes.server.ts'

export type ProlongRefusal = { reason: 'not-open' } | { reason: 'not-later' | 'too-late'; latest: Date }

/**
 * Lets a proposal hold until a later instant, also one that has ended meanwhile. Refused: one that was accepted, declined, withdrawn or superseded, an end that is
 * not later than it was or that has passed, and one after booking closes.
 */
export function prolongProposal(
  ctx: Context,
  { id, endsAt, actor }: { id: string; endsAt: Date; actor: { id: string; name: string } },
): Promise<Outcome<undefined, ProlongRefusal>> {
  return transact<undefined, ProlongRefusal>(ctx.db, async (tx) => {
    const proposal = await lockProposal(tx, id)
    if (proposal?.state !== 'sent') return refused({ reason: 'not-open' })
    const at = await ctx.clock.in(tx)
    const latest = latestEnd(proposal.content.startsOn)
    if (endsAt <= proposal.endsAt || endsAt <= at) return refused({ reason: 'not-later', latest })
    if (endsAt > latest) return refused({ reason: 'too-late', latest })
    await updateEnd(tx, id, endsAt)
    const { tripId, reference } = proposal
    const facts = { proposal: reference, until: endsAt.toISOString() }
    await recordAudit(ctx, tx, {
      actor,
      action: 'proposal-prolonged',
      subject: { kind: 'trip', id: tripId, words: reference },
      facts,
    })
    return done(undefined)
  })
}
