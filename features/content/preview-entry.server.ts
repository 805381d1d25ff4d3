import { noLoaderCache } from '#platform/cache/loader-cache.server.ts'
import type { Clock, Context } from '#platform/context.ts'
import { fixedInstant } from '#platform/fixed-instant.server.ts'
import { checkToPublish } from './check-to-publish.server.ts'
import type { Entry } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'

/**
 * Shows a page as if the newest version of an entry were public: it is published in a transaction, `look` reads by that
 * context, and the transaction is rolled back. Undefined where a grave problem prevents publishing.
 */
export async function previewEntry<Seen>(
  ctx: Context,
  kind: EntryKind,
  entry: Entry,
  look: (path: string, ctx: Context) => Promise<Seen>,
): Promise<Seen | undefined> {
  let seen: Seen | undefined
  try {
    await ctx.db.transaction().execute(async (tx) => {
      const problems = await checkToPublish(ctx, tx, kind, entry.content, entry.liveId ?? undefined)
      if (!problems.some(({ grave }) => grave)) {
        await kind.publish(ctx, tx, entry.content, entry.liveId ?? undefined)
        const clock = clockFrom(ctx.clock, kind.readFrom?.(entry.content))
        seen = await look(kind.pathOf(entry.content), { ...ctx, db: tx, clock, loaderCache: noLoaderCache })
      }
      throw lookedAt
    })
  } catch (error) {
    if (error !== lookedAt) throw error
  }
  return seen
}

/** A clock that shows a future instant. */
const clockFrom = (clock: Clock, from: Date | undefined): Clock =>
  from && from > clock.now() ? { now: () => from, in: async () => from, nowSql: () => fixedInstant(from) } : clock

const lookedAt = new Error('Looked at, and rolled back')
