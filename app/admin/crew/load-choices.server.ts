import type { CrewKind } from '#features/crew/crew.ts'
import { homeCountry } from '#features/places/home-country.ts'
import { listPlaceChoices } from '#features/places/reads-choices.server.ts'
import { listSupplierChoices } from '#features/suppliers/reads-list.server.ts'
import type { Db } from '#platform/context.ts'

/** Where a supplier of a guide, or of a vehicle, is found. */
const soldBy = { guide: 'guide', car: 'transport' } as const

/**
 * What can be chosen of a guide or a vehicle: a guide may work in any country, and a yellow card covers those abroad. `picked`: the supplier
 * that it has, which stays a choice when it is archived.
 */
export async function loadMemberChoices(db: Db, kind: CrewKind, picked: number | null) {
  const [{ countries, places }, suppliers] = await Promise.all([
    listPlaceChoices(db),
    listSupplierChoices(db, soldBy[kind], picked),
  ])
  return {
    countries: countries
      .filter(({ id }) => kind === 'guide' || id !== homeCountry)
      .map(({ id, name }) => ({ value: id, words: name })),
    places: places.map(({ id, name, group }) => ({ value: id, words: `${name}, ${group}` })),
    suppliers: suppliers.map(({ id, name }) => ({ value: String(id), words: name })),
  }
}

export type MemberChoices = Awaited<ReturnType<typeof loadMemberChoices>>
