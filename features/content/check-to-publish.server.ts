import type { Context, Tx } from '#platform/context.ts'
import type { Content, Problem } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'

/** The problems of publishing a content over what is public, found under locks: they stay true until the transaction ends. */
export async function checkToPublish(
  ctx: Context,
  tx: Tx,
  kind: EntryKind,
  content: Content,
  liveId: string | undefined,
): Promise<Problem[]> {
  if (liveId !== undefined) await kind.lockForPublish?.(ctx, tx, content, liveId)
  // The instant is read after the locks: another transaction may have taken something while this one waited.
  return kind.check(tx, content, { liveId, now: ctx.clock.now() })
}
