import type { PlaceKind } from '#features/places/place-content.ts'

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `One ${one} in all.` : `${count} ${many} in all.`

/** Places, fees and the lists that belong together. */
export const placeAdminWords = {
  beside: { countries: 'Countries', parks: 'Parks', places: 'Places', fees: 'Fees' },
  places: {
    title: 'Places',
    lede: counted('place', 'places'),
    begin: 'New place',
    empty: 'A place is a town, a border, an airport: journeys, hotels and roads name it. Begin the first one.',
    part: 'Place',
    fields: {
      name: { label: 'Name' },
      countryId: { label: 'Country' },
      kind: { label: 'What it is' },
      lat: { label: 'Latitude', hint: 'In degrees. South of the equator it is below 0: −1.9441.' },
      lng: { label: 'Longitude', hint: 'In degrees: 30.0619.' },
    },
    kinds: {
      city: 'City',
      town: 'Town',
      village: 'Village',
      'pilgrim-town': 'Place of pilgrimage',
      mission: 'Mission',
      memorial: 'Memorial',
      'cultural-site': 'Place of culture',
      lake: 'Lake',
      island: 'Island',
      beach: 'Beach',
      'park-gate': 'Gate of a park',
      border: 'Border',
      airport: 'Airport',
      airstrip: 'Airstrip',
    } satisfies Record<PlaceKind, string>,
  },
  fees: {
    title: 'Permits and fees',
    lede: counted('fee that we charge', 'fees that we charge'),
    begin: 'New fee',
    empty: 'A fee is what a park asks of a visitor. We charge it as it is. Begin the first one.',
    parts: { what: 'What it is for', amounts: 'Amounts', children: 'Children' },
    ledes: {
      amounts: 'In US dollars. A class that is left empty pays what visitors from abroad pay.',
      children: 'For children from abroad. Under the first age they pay nothing. Empty: children pay as everybody does.',
    },
    fields: {
      name: { label: 'Name', hint: 'As a traveller reads it on the bill.' },
      kind: { label: 'Kind' },
      unit: { label: 'Charged for each' },
      parkId: { label: 'Park' },
      minimumAge: { label: 'Youngest visitor', hint: '0 where every age may come.' },
      foreignMinor: { label: 'Visitors from abroad' },
      residentMinor: { label: 'Foreign residents' },
      africanMinor: { label: 'Citizens of Africa' },
      eacMinor: { label: 'East African Community' },
      childFrom: { label: 'From age' },
      childTo: { label: 'To age' },
      childMinor: { label: 'A child pays' },
    },
    kinds: { permit: 'Permit', 'park-fee': 'Park fee' },
    units: { traveller: 'Traveller', vehicle: 'Vehicle' },
  },
} as const
