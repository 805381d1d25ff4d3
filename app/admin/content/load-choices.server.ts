import { listHotelChoices } from '#features/hotels/reads-choices.server.ts'
import { listPackageChoices } from '#features/packages/reads-choices.server.ts'
import { listFeeChoices, listPlaceChoices, listWays } from '#features/places/reads-choices.server.ts'
import type { Db } from '#platform/context.ts'
import { sceneChoices } from '../editor/scene-choices.ts'
import type { ChoiceName, Choices } from '../editor/shape.ts'
import { listPickable } from '../pictures/list-pickable.server.ts'

const lists: { [Name in ChoiceName]: (db: Db) => Promise<NonNullable<Choices[Name]>> } = {
  countries: async (db) => (await listPlaceChoices(db)).countries,
  parks: async (db) => (await listPlaceChoices(db)).parks,
  places: async (db) => (await listPlaceChoices(db)).places,
  fees: listFeeChoices,
  hotels: listHotelChoices,
  packages: listPackageChoices,
  pictures: async (db) => (await listPickable(db, '')).pictures,
  ways: listWays,
}

/** The lists of the catalogue that an editor uses. */
export async function loadChoices(db: Db, names: readonly ChoiceName[]): Promise<Choices> {
  const found = await Promise.all(names.map(async (name) => [name, await lists[name](db)] as const))
  return { ...Object.fromEntries(found), drawings: sceneChoices() }
}
