import { listWholePosts } from '#features/blog/reads.server.ts'
import { listVehicleClasses } from '#features/cars/reads.server.ts'
import { listExperiences } from '#features/community/reads.server.ts'
import { listLanes } from '#features/freight/reads.server.ts'
import { listHotels } from '#features/hotels/reads.server.ts'
import { listPackageTexts } from '#features/packages/reads-content.server.ts'
import { listPages } from '#features/pages/reads.server.ts'
import { listFeasts } from '#features/pilgrimage/reads.server.ts'
import { listCountries, listParks } from '#features/places/reads.server.ts'
import { listPlaceNames } from '#features/places/reads-choices.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** Everything public that is found, in English, as the features read it. */
export type Contents = Awaited<ReturnType<typeof readContents>>

export async function readContents(db: Db, today: Day) {
  return {
    names: await listPlaceNames(db),
    packages: await listPackageTexts(db),
    hotels: await listHotels(db),
    countries: await listCountries(db),
    parks: await listParks(db),
    cars: await listVehicleClasses(db),
    pages: await listPages(db),
    experiences: await listExperiences(db),
    feasts: await listFeasts(db),
    lanes: await listLanes(db),
    posts: await listWholePosts(db, today),
  }
}
