import type { Db } from '#platform/context.ts'
import type { EntryRow } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'

/** Whether what visitors read of an entry never changes any more: it is then neither edited nor unpublished. */
export const isFrozen = async (
  db: Db,
  kind: EntryKind,
  { publishedVersion, liveId }: Pick<EntryRow, 'publishedVersion' | 'liveId'>,
): Promise<boolean> => publishedVersion !== null && liveId !== null && ((await kind.isFrozen?.(db, liveId)) ?? false)
