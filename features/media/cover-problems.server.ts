import type { Problem } from '#features/content/entry.ts'
import type { Db } from '#platform/context.ts'
import { listPictures } from './reads.server.ts'

/** The problem of a content whose cover no page can show: deleted, without a description, or its sizes not made yet. */
export async function coverProblems(db: Db, cover: string | null): Promise<Problem[]> {
  if (cover === null || (await listPictures(db, [cover])).has(cover)) return []
  return [{ path: 'cover', reason: 'picture-without-words', grave: true }]
}
