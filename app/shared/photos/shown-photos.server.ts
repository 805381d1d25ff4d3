import { type Picture, pictureTag } from '#features/media/picture.ts'
import { listPictures } from '#features/media/reads.server.ts'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import { contextOf, noteTags, type RouteContext } from '../../context.ts'

type Itinerary = PublishedPackage['itinerary']
/** A day with its photographs. */
export type PicturedDay = Itinerary[number] & { photos?: readonly Picture[] | undefined }

/**
 * The photographs of a package's page: those of its days, and the others by their ids. One statement for all of them; the page is
 * rendered again when one changes.
 */
export async function packagePhotos(
  context: RouteContext,
  { itinerary, pictures = [] }: { itinerary: Itinerary; pictures?: readonly string[] },
) {
  const ids = [...pictures, ...itinerary.flatMap((day) => day.pictures)]
  noteTags(context, ids.map(pictureTag))
  const found = await listPictures(contextOf(context).db, ids)
  const shown = (some: readonly string[]) => some.flatMap((id) => found.get(id) ?? [])
  return { days: itinerary.map((day): PicturedDay => ({ ...day, photos: shown(day.pictures) })), gallery: shown(pictures) }
}
