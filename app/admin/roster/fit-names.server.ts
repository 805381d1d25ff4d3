import { listCountries } from '#features/places/reads.server.ts'
import { listPlaceNames } from '#features/places/reads-choices.server.ts'
import type { FitReason } from '#features/roster/fit-reasons.ts'
import type { BusyReason } from '#features/roster/free-and-fit.ts'
import { nameRuns } from '#features/roster/reads-runs.server.ts'
import type { Db } from '#platform/context.ts'
import type { FitNames } from './fit-text.ts'

/** How the places, countries and runs are called that these reasons name. At most three statements. */
export async function namesOfReasons(db: Db, reasons: readonly (FitReason | BusyReason)[]): Promise<FitNames> {
  const busy = reasons.flatMap((one) => (one.reason === 'busy' && one.run && !one.isSame ? [one.run] : []))
  const namesPlaces = reasons.some(({ reason }) => reason === 'far-away')
  const [names, countries, runs] = await Promise.all([
    namesPlaces ? listPlaceNames(db) : undefined,
    reasons.some(({ reason }) => reason === 'outside-yellow-card' || reason === 'may-not-work') ? listCountries(db) : [],
    nameRuns(db, busy),
  ])
  return {
    places: new Map(names?.places.map(({ id, name }) => [id, name])),
    countries: new Map(countries.map(({ id, name }) => [id, name])),
    runs,
  }
}
