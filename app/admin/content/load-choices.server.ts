import { listHotelChoices } from '#features/hotels/reads-choices.server.ts'
import { listPackageChoices } from '#features/packages/reads-choices.server.ts'
import { listPlaceChoices } from '#features/places/reads-choices.server.ts'
import type { Db } from '#platform/context.ts'
import type { PickablePicture } from '../editor/picked.ts'
import { sceneChoices } from '../editor/scene-choices.ts'
import type { Asked, Choice, Choices } from '../editor/shape.ts'
import { listPickable } from '../pictures/list-pickable.server.ts'

const lists: Record<Asked, (db: Db) => Promise<Choice[] | readonly PickablePicture[]>> = {
  countries: async (db) => (await listPlaceChoices(db)).countries,
  parks: async (db) => (await listPlaceChoices(db)).parks,
  places: async (db) => (await listPlaceChoices(db)).places,
  hotels: listHotelChoices,
  packages: listPackageChoices,
  pictures: async (db) => (await listPickable(db, '')).pictures,
}

/** The lists of the catalogue that an editor picks from. */
export async function loadChoices(db: Db, names: readonly Asked[]): Promise<Choices> {
  const found = await Promise.all(names.map(async (name) => [name, await lists[name](db)] as const))
  return { ...Object.fromEntries(found), drawings: sceneChoices() }
}
