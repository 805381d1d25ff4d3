import type { Lane } from '#features/freight/lane.ts'
import { type DocumentHrefs, joined, type SearchDocument } from './document.ts'

/** The freight routes. Their prices are for planning and are not searched. */
export function documentsOfFreight(routes: readonly Lane[], hrefs: DocumentHrefs): SearchDocument[] {
  return routes.map(({ id, origin, destination, mode, via, daysLeast, daysMost, documents }) => ({
    kind: 'lane',
    id,
    part: 'transport',
    title: `Freight, ${origin} to ${destination}`,
    href: hrefs.lane(id),
    sentence: joined([`${daysLeast} to ${daysMost} days.`, via ? `By way of ${via}.` : '']),
    names: ['cargo', 'shipping'],
    about: [mode.replace('-', ' ')],
    body: joined(documents),
    countries: [],
    weight: 0.6,
  }))
}
