import type { VehicleClass } from '#features/cars/vehicle-class.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { framePhoto } from '#features/media/frame-photo.ts'
import { listPictures } from '#features/media/reads.server.ts'
import { contextOf, type RouteContext } from '../../context.ts'

/** The classes that have a photograph. Their page is rendered again when one changes, by the tag `cars`. */
export async function classPhotos(context: RouteContext, classes: readonly VehicleClass[]) {
  const pictures = await listPictures(
    contextOf(context).db,
    classes.flatMap(({ picture }) => picture ?? []),
  )
  return classes.flatMap(({ id, name, models, picture, ...of }) => {
    const found = picture && pictures.get(picture)
    return found ? { id, name, models, alt: found.alt, photo: framePhoto(found), ...untranslatedOf(of, ['name', 'models']) } : []
  })
}
