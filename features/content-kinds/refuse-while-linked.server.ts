import type { EntryKind } from '#features/content/entry-kind.ts'
import { listAddresses } from '#features/content/reads.server.ts'
import { countLinksTo } from '#features/navigation/reads-uses.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { refused } from '#values/outcome.ts'

/**
 * A kind whose pages cannot be unpublished while a menu or a current banner links to them. `pathOf` gives the path of an
 * address.
 */
export function refuseWhileLinked(kind: EntryKind, pathOf: (slug: string) => string): EntryKind {
  const { unpublish } = kind
  if (!unpublish) return kind
  return {
    ...kind,
    async unpublish(ctx, tx, liveId) {
      const paths = (await listAddresses(tx, kind.name, liveId)).map(pathOf)
      const facts = await countLinksTo(tx, paths, kigaliDay(ctx.clock.now()))
      return Object.keys(facts).length > 0 ? refused({ reason: 'still-needed', facts }) : unpublish(ctx, tx, liveId)
    },
  }
}
