import type { Db } from '#platform/context.ts'
import { pictureTag } from './picture.ts'
import type { UseReader } from './picture-use.ts'

/** The cache tags of every page that shows a picture. */
export async function tagsOfPicture(db: Db, id: string, listUses: UseReader): Promise<string[]> {
  const uses = await listUses(db, [id])
  return [...new Set([pictureTag(id), ...uses.flatMap(({ tags = [] }) => tags)])]
}
