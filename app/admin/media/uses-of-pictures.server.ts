import { listPostsWithPictures } from '#features/blog/reads.server.ts'
import { listClassesWithPictures } from '#features/cars/reads.server.ts'
import { listHotelsWithPictures } from '#features/hotels/reads-content.server.ts'
import type { PictureUse, UseReader } from '#features/media/picture-use.ts'
import { listPackagesWithPictures } from '#features/packages/reads-content.server.ts'
import { pageHref } from '#features/pages/page-href.ts'
import { listPagesWithPictures } from '#features/pages/reads.server.ts'
import { countryHref, parkHref } from '#features/places/place-hrefs.ts'
import { listPlacesWithPictures } from '#features/places/reads-pictures.server.ts'
import { listDaysWithPictures } from '#features/trips/reads-pictures.server.ts'
import { links } from '#values/links.ts'
import { tripFormWords } from '../../words/admin/trips/trip-forms.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { termsWords } from '../../words/terms.ts'
import { versionPath } from '../trips/trip-paths.ts'

/** Every reader of pictures in use. Whatever begins to hold pictures adds its reader here; a picture in use cannot be deleted. */
const readers: readonly UseReader[] = [
  async (db, pictures) =>
    (await listPagesWithPictures(db, pictures)).map(({ picture, kind, slug, title }) =>
      kind === 'page'
        ? { picture, title, path: pageHref(slug) }
        : {
            picture,
            title: readEnglish(termsWords).version({ version: title }),
            path: `/terms-and-conditions?version=${encodeURIComponent(slug)}`,
          },
    ),
  async (db, pictures) =>
    (await listPostsWithPictures(db, pictures)).map(({ picture, slug, title }) => ({
      picture,
      title,
      path: links.post(slug),
      tags: ['posts'],
    })),
  async (db, pictures) =>
    (await listHotelsWithPictures(db, pictures)).map(({ picture, id, name }) => ({
      picture,
      title: name,
      path: links.hotel(id),
      tags: ['hotels', `hotel:${id}`],
    })),
  async (db, pictures) =>
    (await listPackagesWithPictures(db, pictures)).map(({ picture, slug, title }) => ({
      picture,
      title,
      path: links.package(slug),
      tags: ['packages', `package:${slug}`],
    })),
  async (db, pictures) =>
    (await listPlacesWithPictures(db, pictures)).map(({ picture, kind, id, name }) => ({
      picture,
      title: name,
      path: kind === 'country' ? countryHref(id) : parkHref(id),
      tags: ['places'],
    })),
  async (db, pictures) =>
    (await listClassesWithPictures(db, pictures)).map(({ picture, name }) => ({
      picture,
      title: name,
      path: '/car-hire-rates',
      tags: ['cars'],
    })),
  // By the reference alone: who sees the library need not see whose trip it is.
  async (db, pictures) =>
    (await listDaysWithPictures(db, pictures)).map(({ picture, tripId, reference, number, day }) => ({
      picture,
      title: readEnglish(tripFormWords).day.picturedOn({ reference, day }),
      path: `${versionPath(tripId, number)}/days/${day}`,
    })),
]

/** Where pictures are used, the named ones or all, in the order of the readers above. */
export const usesOfPictures: UseReader = async (db, pictures) => {
  if (pictures?.length === 0) return []
  const uses: PictureUse[] = []
  // One after the other: inside a transaction there is one connection.
  for (const read of readers) uses.push(...(await read(db, pictures)))
  return uses
}
