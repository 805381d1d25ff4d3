import type { Hotel } from '#features/hotels/hotel.ts'
import type { PackageText } from '#features/packages/package-text.ts'
import type { PlaceNames } from '#features/places/place-names.ts'
import { firstUpper } from '#values/first-upper.ts'
import { type DocumentHrefs, joined, type SearchDocument } from '../document.ts'
import type { DocumentWords } from '../document-words.ts'
import { otherNames } from '../other-names.ts'

type Known = {
  names: PlaceNames
  /** The texts about countries and parks besides their names. */
  guides: {
    countries: readonly { id: string; guide: { sentence: string } }[]
    parks: readonly { id: string; guide: { sentence: string; species: readonly string[] } }[]
  }
  packages: readonly Pick<PackageText, 'placeIds' | 'parks'>[]
  hotels: readonly Pick<Hotel, 'placeId'>[]
}

/** Countries, parks and places. A border or an airfield where no journey of ours stops is left out. */
export function documentsOfPlaces(
  { names, guides, packages, hotels }: Known,
  hrefs: DocumentHrefs,
  words: DocumentWords,
): SearchDocument[] {
  const ofCountry = new Map(guides.countries.map(({ id, guide }) => [id, guide]))
  const ofPark = new Map(guides.parks.map(({ id, guide }) => [id, guide]))
  return [
    ...names.countries.map(
      (one): SearchDocument => ({
        kind: 'country',
        id: one.id,
        part: 'places',
        title: one.name,
        href: hrefs.country(one.id),
        sentence: joined([ofCountry.get(one.id)?.sentence ?? '', words.capital(one)]),
        names: [],
        about: [],
        body: one.advisory ?? '',
        countries: [],
        weight: 1,
      }),
    ),
    ...names.parks.map(
      (one): SearchDocument => ({
        kind: 'park',
        id: one.id,
        part: 'places',
        title: one.name,
        href: hrefs.park(one.id),
        sentence: joined([
          words.inPlace({ what: firstUpper(one.kind), place: one.country }),
          come(packages.filter(({ parks }) => parks.includes(one.name)).length, words),
        ]),
        names: [],
        about: ofPark.get(one.id)?.species ?? [],
        body: ofPark.get(one.id)?.sentence ?? '',
        countries: [one.country],
        weight: 1,
      }),
    ),
    ...names.places.flatMap((one): SearchDocument[] => {
      const here = packages.filter(({ placeIds }) => placeIds.includes(one.id))
      const beds = hotels.filter(({ placeId }) => placeId === one.id).length
      if (['border', 'airstrip', 'airport'].includes(one.kind) && here.length === 0) return []
      const others = otherNames[one.id] ?? []
      return [
        {
          kind: 'place',
          id: one.id,
          part: 'places',
          title: one.name,
          href: hrefs.place({ ...one, hasHotels: beds > 0 }),
          sentence: joined([
            placeText(one, others, words),
            beds > 0 ? words.sampleHotels({ count: beds }) : '',
            come(here.length, words),
          ]),
          names: others,
          about: [],
          body: '',
          countries: [one.country],
          weight: 0.8,
        },
      ]
    }),
  ]
}

/** A number and not the titles: a place is not found by the words of the journeys that come there. */
const come = (journeys: number, words: DocumentWords): string => (journeys === 0 ? '' : words.journeys({ count: journeys }))

function placeText(
  { kind, country }: { kind: string; country: string },
  others: readonly string[],
  words: DocumentWords,
): string {
  const what = words.places[kind] ?? firstUpper(kind.replaceAll('-', ' '))
  if (others.length === 0) return words.inPlace({ what, place: country })
  const names = others.reduce((first, other) => words.either({ first, other }))
  return words.inPlaceAlso({ what, place: country, names })
}
