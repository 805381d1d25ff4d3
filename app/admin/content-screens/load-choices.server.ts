import { listHotelChoices } from '#features/hotels/reads.server.ts'
import { listPictures } from '#features/media/reads.server.ts'
import { listPickable } from '#features/media/reads-library.server.ts'
import { listChangingPages } from '#features/navigation/reads.server.ts'
import { siteAddresses } from '#features/navigation/site-address.ts'
import { listPackageChoices } from '#features/packages/reads-names.server.ts'
import { listConnections, listFeeChoices, listPlaceChoices } from '#features/places/reads-choices.server.ts'
import type { Db } from '#platform/context.ts'
import { menuAdminWords, siteAddressWords } from '../../words/admin/content/menus.ts'
import { sceneChoices } from '../editor/pictures/scene-choices.ts'
import type { ChoiceName, Choices } from '../editor/shape.ts'

type Contents = readonly Record<string, unknown>[]

const lists: { [Name in ChoiceName]: (db: Db, contents: Contents) => Promise<NonNullable<Choices[Name]>> } = {
  countries: async (db) => (await listPlaceChoices(db)).countries,
  parks: async (db) => (await listPlaceChoices(db)).parks,
  pictures: listSomePictures,
  places: async (db) => (await listPlaceChoices(db)).places,
  fees: listFeeChoices,
  hotels: listHotelChoices,
  packages: listPackageChoices,
  sitePages: listSitePages,
  connections: listConnections,
}

/** The lists that the editors of some contents choose from. */
export async function loadChoices(db: Db, names: readonly ChoiceName[], contents: Contents = []): Promise<Choices> {
  const found = await Promise.all(names.map(async (name) => [name, await lists[name](db, contents)] as const))
  return { ...Object.fromEntries(found), drawings: sceneChoices() }
}

/** The pages that links may lead to: the fixed ones first, then those that come and go. */
async function listSitePages(db: Db) {
  const { groups } = menuAdminWords
  return [
    ...siteAddresses.map((to) => ({ id: to, name: siteAddressWords[to], group: groups.fixed })),
    ...(await listChangingPages(db)).map(({ to, name, kind }) => ({ id: to, name, group: groups[kind] })),
  ]
}

/** The newest pictures, and those that the content uses already, however old. */
async function listSomePictures(db: Db, contents: Contents) {
  const [{ pictures }, own] = await Promise.all([listPickable(db), listPictures(db, contents.flatMap(picturesHeld))])
  return [...pictures, ...[...own.values()].filter(({ id }) => !pictures.some((one) => one.id === id))]
}

const pictureKeys = ['cover', 'picture', 'pictures']

/** The picture ids anywhere in a content. */
function picturesHeld(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    pictureKeys.includes(key) ? [value].flat().filter((id) => typeof id === 'string') : picturesHeld(value),
  )
}
