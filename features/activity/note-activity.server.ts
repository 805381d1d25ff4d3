import type { Context, Db } from '#platform/context.ts'
import type { ActivityAction, Subject } from './action.ts'
import { insertActivity } from './writes.server.ts'

/**
 * Writes down what somebody of the staff did, inside the transaction of what it tells where there is one. `actor` null: a
 * command on the server. `facts` are kept as they are: before and after, never a password, a key or what is sealed elsewhere.
 */
export async function noteActivity(
  ctx: Context,
  db: Db,
  {
    actor,
    action,
    subject,
    facts = {},
  }: { actor: { id: string; name: string } | null; action: ActivityAction; subject: Subject; facts?: Record<string, unknown> },
): Promise<void> {
  await insertActivity(db, {
    at: ctx.clock.now(),
    actor_id: actor?.id ?? null,
    actor: actor?.name ?? 'A command on the server',
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject: subject.words,
    facts: JSON.stringify(facts),
  })
}
