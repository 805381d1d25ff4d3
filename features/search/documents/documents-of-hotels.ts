import type { Hotel } from '#features/hotels/hotel.ts'
import { firstUpper } from '#values/first-upper.ts'
import { type DocumentHrefs, joined, type SearchDocument } from '../document.ts'
import type { DocumentWords } from '../document-words.ts'

export function documentsOfHotels(
  hotels: readonly Pick<Hotel, 'id' | 'name' | 'kind' | 'place' | 'countryId' | 'amenities' | 'fictional'>[],
  countryNames: ReadonlyMap<string, string>,
  hrefs: DocumentHrefs,
  words: DocumentWords,
): SearchDocument[] {
  return hotels.map((one) => {
    const country = countryNames.get(one.countryId) ?? ''
    return {
      kind: 'hotel',
      id: one.id,
      part: 'hotels',
      title: one.name,
      href: hrefs.hotel(one.id),
      sentence: joined([words.inPlace({ what: firstUpper(one.kind), place: one.place }), one.fictional ? words.sampleHotel : '']),
      names: [one.place],
      about: ['hotel'],
      body: joined(['Rooms.', one.amenities.join(', '), country]),
      countries: [country],
      weight: 0.8,
    }
  })
}
