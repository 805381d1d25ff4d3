import type { Hotel } from '#features/hotels/hotel.ts'
import { firstUpper } from '#values/first-upper.ts'
import { type DocumentHrefs, joined, type SearchDocument } from './document.ts'

export function documentsOfHotels(
  hotels: readonly Pick<Hotel, 'id' | 'name' | 'kind' | 'place' | 'countryId' | 'amenities' | 'fictional'>[],
  countryNames: ReadonlyMap<string, string>,
  hrefs: DocumentHrefs,
): SearchDocument[] {
  return hotels.map((one) => {
    const country = countryNames.get(one.countryId) ?? ''
    const kind = `${firstUpper(one.kind)} in ${one.place}`
    return {
      kind: 'hotel',
      id: one.id,
      part: 'hotels',
      title: one.name,
      href: hrefs.hotel(one.id),
      sentence: `${kind}.${one.fictional ? ' A sample hotel.' : ''}`,
      names: [one.place],
      about: ['hotel'],
      body: joined(['Rooms.', one.amenities.join(', '), country]),
      countries: [country],
      weight: 0.8,
    }
  })
}
