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
import type { Context, Db } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import type { DocumentHrefs, SearchDocument } from './document.ts'
import { documentsOfCars } from './documents-of-cars.ts'
import { documentsOfCommunity } from './documents-of-community.ts'
import { documentsOfFeasts } from './documents-of-feasts.ts'
import { documentsOfFreight } from './documents-of-freight.ts'
import { documentsOfHotels } from './documents-of-hotels.ts'
import { documentsOfPackages } from './documents-of-packages.ts'
import { documentsOfPages } from './documents-of-pages.ts'
import { documentsOfPlaces } from './documents-of-places.ts'
import { documentsOfPosts } from './documents-of-posts.ts'
import { documentsOfScreens } from './documents-of-screens.ts'
import { foldedText } from './folded-words.ts'
import { knownWords } from './known-words.ts'
import { type DocumentRow, lockIndex, putDocuments, putWords } from './writes.server.ts'

/**
 * Updates the search index to what visitors may read now. Safe at any time, twice, and in several processes: each waits for
 * the one before it and then reads again. Returns how many documents changed.
 */
export async function refreshSearch(ctx: Context, hrefs: DocumentHrefs): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockIndex(tx)
    const rows = (await gather(tx, kigaliDay(ctx.clock.now()), hrefs)).map(rowOf)
    const changed = await putDocuments(tx, rows)
    if (changed > 0) {
      await putWords(tx, knownWords(rows.map((row) => `${row.titles_folded} ${row.sentence_folded} ${row.body_folded}`)))
      await ctx.cache.invalidate(tx, ['search'])
    }
    return changed
  })
}

/** Every document. A new kind gets a file of its own, `documents-of-….ts`, and a line here. */
async function gather(db: Db, today: Day, hrefs: DocumentHrefs): Promise<SearchDocument[]> {
  const [names, packages, hotels] = [await listPlaceNames(db), await listPackageTexts(db), await listHotels(db)]
  const guides = { countries: await listCountries(db), parks: await listParks(db) }
  const countryNames = new Map(names.countries.map(({ id, name }) => [id, name]))
  return [
    ...documentsOfPackages(packages, hrefs),
    ...documentsOfPlaces({ names, guides, packages, hotels }, hrefs),
    ...documentsOfHotels(hotels, countryNames, hrefs),
    ...documentsOfCars(await listVehicleClasses(db), hrefs),
    ...documentsOfPages(await listPages(db), hrefs),
    ...documentsOfScreens(hrefs),
    ...documentsOfCommunity(await listExperiences(db), hrefs),
    ...documentsOfFeasts(await listFeasts(db), hrefs),
    ...documentsOfFreight(await listLanes(db), hrefs),
    ...documentsOfPosts(await listWholePosts(db, today), hrefs),
  ]
}

const rowOf = ({ names, about, ...document }: SearchDocument): DocumentRow => ({
  ...document,
  countries: [...document.countries],
  titles_folded: [document.title, ...names].map(foldedText).join(' | '),
  sentence_folded: foldedText([document.sentence, ...about].join(' ')),
  body_folded: foldedText(document.body),
})
