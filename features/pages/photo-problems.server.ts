import type { Problem } from '#features/content/entry.ts'
import { listPictures } from '#features/media/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { Block } from './blocks.ts'

/** The texts, by their path, that contain a photo which no page can show: deleted, without a description, or not resized yet. */
export async function photoProblems(db: Db, texts: readonly { path: string; blocks: readonly Block[] }[]): Promise<Problem[]> {
  const photosIn = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'photo' ? [block.picture] : []))
  const shown = await listPictures(
    db,
    texts.flatMap(({ blocks }) => photosIn(blocks)),
  )
  const wrong = texts.filter(({ blocks }) => photosIn(blocks).some((picture) => !shown.has(picture)))
  return wrong.map(({ path }) => ({ path, reason: 'photo-not-shown', grave: true }))
}
