import type { DocumentHrefs } from '#features/search/document.ts'
import { links } from '#values/links.ts'
import { countryHref, parkHref } from './place-hrefs.ts'

/** Pages whose address is another than their name. */
const pageHrefs: Readonly<Record<string, string>> = {
  'cbt-tips': '/community/cbt-tips',
  kibeho: '/kibeho-pilgrimage-package',
}

const page = (slug: string): string => pageHrefs[slug] ?? `/${slug}`

/** Where each thing that can be found has its page. A place has none of its own: it leads to its hotels, or to its country. */
export const searchHrefs: DocumentHrefs = {
  package: links.package,
  country: countryHref,
  park: parkHref,
  place: ({ id, countryId, hasHotels }) => (hasHotels ? `/hotels?where=${id}` : countryHref(countryId)),
  hotel: (id) => `/hotel-details/${id}`,
  car: (id) => `/car-hire-rates?car=${id}`,
  page,
  section: (slug, id) => `${page(slug)}#${id}`,
  post: (slug) => `/blog/${slug}`,
}
