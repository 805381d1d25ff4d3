import type { Context, Db } from '#platform/context.ts'
import type { EntryKind, Uses } from './entry-kind.ts'

/** All that keeps something public, counted; undefined where nothing does. */
export async function usesOf(ctx: Context, db: Db, kind: EntryKind, liveId: string): Promise<Uses | undefined> {
  const uses = (await kind.usedBy?.(ctx, db, liveId)) ?? {}
  return Object.values(uses).some((count) => count !== 0) ? uses : undefined
}

/** A kind that something more may use: its other uses are counted too, so that all are said at once. */
export const alsoUsedBy = (kind: EntryKind, countUses: NonNullable<EntryKind['usedBy']>): EntryKind => ({
  ...kind,
  usedBy: async (ctx, db, liveId) => ({
    ...(await kind.usedBy?.(ctx, db, liveId)),
    ...(await countUses(ctx, db, liveId)),
  }),
})
