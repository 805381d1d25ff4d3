import { listHotelChoices } from '#features/hotels/reads-choices.server.ts'
import { listPackageChoices } from '#features/packages/reads-choices.server.ts'
import { listFeeChoices, listPlaceChoices } from '#features/places/reads-choices.server.ts'
import type { Db } from '#platform/context.ts'
import { sceneChoices } from '../editor/scene-choices.ts'
import type { Choice, ChoiceName, Choices } from '../editor/shape.ts'

const lists: Record<ChoiceName, (db: Db) => Promise<Choice[]>> = {
  countries: async (db) => (await listPlaceChoices(db)).countries,
  parks: async (db) => (await listPlaceChoices(db)).parks,
  places: async (db) => (await listPlaceChoices(db)).places,
  fees: listFeeChoices,
  hotels: listHotelChoices,
  packages: listPackageChoices,
}

/** The lists of the catalogue that an editor picks from. */
export async function loadChoices(db: Db, names: readonly ChoiceName[]): Promise<Choices> {
  const found = await Promise.all(names.map(async (name) => [name, await lists[name](db)] as const))
  return { ...Object.fromEntries(found), drawings: sceneChoices() }
}
