import type { Lane } from '#features/freight/lane.ts'
import { type DocumentHrefs, joined, type SearchDocument } from '../document.ts'
import type { DocumentWords } from '../document-words.ts'

/** The freight routes. Their prices are for planning and are not searched. */
export function documentsOfFreight(routes: readonly Lane[], hrefs: DocumentHrefs, words: DocumentWords): SearchDocument[] {
  return routes.map(({ id, origin, destination, mode, via, daysLeast, daysMost, documents }) => ({
    kind: 'lane',
    id,
    part: 'transport',
    title: words.freight({ origin, destination }),
    href: hrefs.lane(id),
    sentence: joined([words.freightDays({ least: daysLeast, most: daysMost }), via ? words.freightVia({ via }) : '']),
    names: ['cargo', 'shipping'],
    about: [mode.replace('-', ' ')],
    body: joined(documents),
    countries: [],
    weight: 0.6,
  }))
}
