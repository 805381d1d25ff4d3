import type { EntryKind } from '#features/content/entry-kind.ts'
import type { Db } from '#platform/context.ts'
import { refused } from '#values/outcome.ts'

/** A kind whose things stay on the site while anything else of the catalogue, or a booking, names them. */
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
