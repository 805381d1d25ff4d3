import { data } from 'react-router'
import { findPicture, type StoredPicture } from '#features/media/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { mediaAdminWords } from '../../words/admin/content/media.ts'
import { instantText } from '../components/instants.ts'
import { usesOfPictures } from './uses-of-pictures.server.ts'

/** A picture's page. Throws a 404 for an unknown one. */
export async function loadPicture(ctx: Context, read: ReadWords, id: string) {
  const picture = await findPicture(ctx.db, id)
  if (!picture) throw data(null, { status: 404 })
  const words = read(mediaAdminWords).page
  const now = ctx.clock.now()
  const uses = await usesOfPictures(ctx.db, [id])
  const { name, state, width, height, bytes, version, createdBy, createdAt, trashedAt, drawn } = picture
  return {
    id,
    name,
    state,
    version,
    description: descriptionOf(picture),
    shown: drawn && { id, ...drawn, ...descriptionShown(picture) },
    facts: [
      words.facts({ width, height, weight: weightText(read, bytes) }),
      words.added({ who: createdBy, when: instantText(createdAt, now, read.format) }),
    ],
    trashed: trashedAt && instantText(trashedAt, now, read.format),
    uses: uses.map(({ title, path }) => ({ title, path })),
  }
}
export type PictureView = Awaited<ReturnType<typeof loadPicture>>

const descriptionShown = ({ alt, credit, x, y, colour, crops }: StoredPicture) => ({ alt, credit, x, y, colour, crops })

/** The description of a picture as its form has it: the focal point in whole percents. */
export const descriptionOf = ({ alt, credit, x, y }: Pick<StoredPicture, 'alt' | 'credit' | 'x' | 'y'>) => ({
  alt,
  credit,
  x: Math.round(x * 100),
  y: Math.round(y * 100),
})

/** '850 KB', '2.4 MB' */
function weightText(read: ReadWords, bytes: number): string {
  const mega = bytes / 1_048_576
  return read(mediaAdminWords).page.weight(
    mega < 1
      ? { mega: 'no', amount: read.format.number(Math.max(1, Math.round(bytes / 1024))) }
      : { mega: 'yes', amount: read.format.number(mega, 1) },
  )
}
