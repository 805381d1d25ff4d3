import { listLibrary } from '#features/media/reads-library.server.ts'
import type { Db } from '#platform/context.ts'
import type { PickablePicture } from '../editor/picked.ts'

/** Pictures that a page may use, by some words, newest first; and whether there are more. */
export async function listPickable(db: Db, words: string): Promise<{ pictures: PickablePicture[]; more: boolean }> {
  const { pictures, more } = await listLibrary(db, { words, view: 'pickable', after: undefined })
  const shown = pictures.flatMap(({ id, file, alt, credit, width, height, x, y }): PickablePicture[] =>
    file ? [{ id, file, alt, credit, width, height, x, y }] : [],
  )
  return { pictures: shown, more }
}
