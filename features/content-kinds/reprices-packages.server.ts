import type { EntryKind } from '#features/content/entry-kind.ts'
import { repricePackages } from '#features/packages/reprice-packages.server.ts'

/** The kind of fees: publishing one updates the from prices of the packages that charge it, in the same transaction. */
export const repricesPackages = (kind: EntryKind): EntryKind => ({
  ...kind,
  async publish(ctx, tx, content, liveId) {
    const id = await kind.publish(ctx, tx, content, liveId)
    await repricePackages(ctx, tx, id)
    return id
  },
})
