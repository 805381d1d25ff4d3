import type { EntryKind } from '#features/content/entry-kind.ts'
import type { Db } from '#platform/context.ts'
import { refused } from '#values/outcome.ts'

/** A kind that cannot be unpublished while other content, or a booking, uses it. */
export function refuseWhileNamed(
  kind: EntryKind,
  countUses: (db: Db, liveId: string) => Promise<Record<string, number>>,
): EntryKind {
  const { unpublish } = kind
  if (!unpublish) return kind
  return {
    ...kind,
    async unpublish(ctx, tx, liveId) {
      const facts = await countUses(tx, liveId)
      return Object.keys(facts).length > 0 ? refused({ reason: 'still-needed', facts }) : unpublish(ctx, tx, liveId)
    },
  }
}
