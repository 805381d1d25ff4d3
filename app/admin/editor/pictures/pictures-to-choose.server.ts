import type { Picture } from '#features/media/picture.ts'
import { listPictures } from '#features/media/reads.server.ts'
import { listPickable } from '#features/media/reads-library.server.ts'
import type { Db } from '#platform/context.ts'

/** What a picker of pictures begins with: the newest of the library, and those of these ids, however old. */
export async function picturesToChoose(db: Db, ids: readonly string[]): Promise<Picture[]> {
  const [{ pictures }, own] = await Promise.all([listPickable(db), listPictures(db, ids)])
  return [...pictures, ...[...own.values()].filter(({ id }) => !pictures.some((one) => one.id === id))]
}
