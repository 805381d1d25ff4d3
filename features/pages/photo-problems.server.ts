import type { Problem } from '#features/entries/entry.ts'
import { listPictures } from '#features/media/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { Block } from './blocks.ts'

/** The photographs of a text, by the path of their block, that no page can show: gone, without their words, or not drawn yet. */
export async function photoProblems(db: Db, texts: readonly { path: string; blocks: readonly Block[] }[]): Promise<Problem[]> {
  const photos = texts.flatMap(({ path, blocks }) =>
    blocks.flatMap((block, at) => (block.kind === 'photo' ? [{ path: `${path}.${at}`, picture: block.picture }] : [])),
  )
  const shown = await listPictures(
    db,
    photos.map(({ picture }) => picture),
  )
  return photos.flatMap(({ path, picture }) => (shown.has(picture) ? [] : [{ path, reason: 'photo-not-shown', grave: true }]))
}
