import { pageHref } from '#features/pages/page-href.ts'
import { countryHref, parkHref } from '#features/places/place-hrefs.ts'
import type { DocumentHrefs } from '#features/search/document.ts'
import { links } from '#values/links.ts'

/** The page of each kind of document. A place has none of its own: it leads to its hotels, or to its country. */
export const searchHrefs: DocumentHrefs = {
  package: links.package,
  country: countryHref,
  park: parkHref,
  place: ({ id, countryId, hasHotels }) => (hasHotels ? `/hotels?where=${id}` : countryHref(countryId)),
  hotel: links.hotel,
  car: (id) => `/car-hire-rates?car=${id}`,
  page: pageHref,
  section: (slug, id) => `${pageHref(slug)}#${id}`,
  post: links.post,
  experience: links.visit,
  feasts: () => '/pilgrimage',
  lane: (id) => `/freight-quote?lane=${id}`,
  screen: (id) => `/${id}`,
}
