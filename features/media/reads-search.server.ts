import type { Db } from '#platform/context.ts'
import type { MediaTables } from './tables.ts'

/** So many pictures at most whose words or file name are like a pattern, newest first; those in the trash are not found. */
export async function findPicturesLike(db: Db, like: string, limit: number) {
  return db
    .withTables<MediaTables>()
    .selectFrom('pictures')
    .select(['id', 'name', 'alt'])
    .where((e) => e.or([e('alt', 'ilike', like), e('name', 'ilike', like)]))
    .where('trashed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
