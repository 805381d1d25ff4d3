import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Staff } from '../staff.ts'
import { deleteSessions } from '../writes-people.server.ts'

/** The member whose sessions end, and who ends them: null for a command on the server. */
type Ending = { actor: Pick<Staff, 'id' | 'name'> | null; staff: Pick<Staff, 'id' | 'name'> }

/** Ends one session, only if it is this member's. Returns how many ended: 0 if it had ended before. */
export const endSession = (ctx: Context, tx: Tx, { sessionId, ...ending }: Ending & { sessionId: string }): Promise<number> =>
  end(ctx, tx, ending, { only: sessionId })

/** Ends every session of a member except one. Returns how many ended. */
export const endOtherSessions = (ctx: Context, tx: Tx, { keep, ...ending }: Ending & { keep: string }): Promise<number> =>
  end(ctx, tx, ending, { but: keep })

/** Ends every session of a member: they are signed out at their next request. Returns how many ended. */
export const endAllSessions = (ctx: Context, tx: Tx, ending: Ending): Promise<number> => end(ctx, tx, ending, {})

async function end(ctx: Context, tx: Tx, { actor, staff }: Ending, which: { only?: string; but?: string }): Promise<number> {
  const ended = await deleteSessions(tx, staff.id, which)
  const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
  if (ended > 0) await recordAudit(ctx, tx, { actor, action: 'sessions-ended', subject, facts: { ended } })
  return ended
}
