import { listHotelChoices } from '#features/hotels/reads.server.ts'
import { listChangingPages } from '#features/navigation/reads.server.ts'
import { siteAddresses } from '#features/navigation/site-address.ts'
import { listPackageChoices } from '#features/packages/reads-names.server.ts'
import { listConnections, listFeeChoices, listPlaceChoices } from '#features/places/reads-choices.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { menuAdminWords } from '../../words/admin/content/menus.ts'
import { siteAddressWords } from '../../words/admin/content/site-addresses.ts'
import { picturesToChoose } from '../editor/pictures/pictures-to-choose.server.ts'
import { sceneChoices } from '../editor/pictures/scene-choices.ts'
import type { ChoiceName, Choices } from '../editor/shape.ts'

type Contents = readonly Record<string, unknown>[]

const lists: { [Name in ChoiceName]: (db: Db, contents: Contents, read: ReadWords) => Promise<NonNullable<Choices[Name]>> } = {
  countries: async (db) => (await listPlaceChoices(db)).countries,
  parks: async (db) => (await listPlaceChoices(db)).parks,
  pictures: (db, contents) => picturesToChoose(db, contents.flatMap(picturesHeld)),
  places: async (db) => (await listPlaceChoices(db)).places,
  fees: listFeeChoices,
  hotels: listHotelChoices,
  packages: listPackageChoices,
  sitePages: (db, _, read) => listSitePages(db, read),
  connections: listConnections,
}

/** The lists that the editors of some contents choose from. */
export async function loadChoices(
  db: Db,
  read: ReadWords,
  names: readonly ChoiceName[],
  contents: Contents = [],
): Promise<Choices> {
  const found = await Promise.all(names.map(async (name) => [name, await lists[name](db, contents, read)] as const))
  return { ...Object.fromEntries(found), drawings: sceneChoices() }
}

/** The pages that links may lead to: the fixed ones first, then those that come and go. */
async function listSitePages(db: Db, read: ReadWords) {
  const { groups } = read(menuAdminWords)
  const names = read(siteAddressWords)
  return [
    ...siteAddresses.map((to) => ({ id: to, name: names[to], group: groups.fixed })),
    ...(await listChangingPages(db)).map(({ to, name, kind }) => ({ id: to, name, group: groups[kind] })),
  ]
}

const pictureKeys = ['cover', 'picture', 'pictures']

/** The picture ids anywhere in a content. */
function picturesHeld(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    pictureKeys.includes(key) ? [value].flat().filter((id) => typeof id === 'string') : picturesHeld(value),
  )
}
