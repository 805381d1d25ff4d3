import type { Contents } from '../contents.server.ts'
import type { DocumentHrefs, SearchDocument } from '../document.ts'
import type { DocumentWords } from '../document-words.ts'
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

/** Every document, of contents in any language. A new kind gets a file of its own, `documents-of-….ts`, and a line here. */
export function documentsOfContents(contents: Contents, hrefs: DocumentHrefs, words: DocumentWords): SearchDocument[] {
  const { names, packages, hotels, countries, parks } = contents
  const countryNames = new Map(names.countries.map(({ id, name }) => [id, name]))
  return [
    ...documentsOfPackages(packages, hrefs),
    ...documentsOfPlaces({ names, guides: { countries, parks }, packages, hotels }, hrefs, words),
    ...documentsOfHotels(hotels, countryNames, hrefs, words),
    ...documentsOfCars(contents.cars, hrefs, words),
    ...documentsOfPages(contents.pages, hrefs, words),
    ...documentsOfScreens(hrefs, words),
    ...documentsOfCommunity(contents.experiences, hrefs, words),
    ...documentsOfFeasts(contents.feasts, hrefs),
    ...documentsOfFreight(contents.lanes, hrefs, words),
    ...documentsOfPosts(contents.posts, hrefs),
  ]
}
