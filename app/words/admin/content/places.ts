import type { PlaceKind } from '#features/places/place-content.ts'

const counted = (one: string, many: string) => (count: number) => (count === 1 ? `1 ${one}.` : `${count} ${many}.`)

/** Places, fees and the lists that belong together. */
export const placeAdminWords = {
  places: {
    title: 'Destinations',
    lede: counted('destination', 'destinations'),
    begin: 'New destination',
    empty: 'Towns, borders and airports that packages, hotels and roads use. Create the first one.',
    part: 'Destination',
    fields: {
      name: { label: 'Name' },
      countryId: { label: 'Country' },
      kind: { label: 'Type' },
      lat: { label: 'Latitude', hint: 'In degrees. Negative south of the equator: −1.9441.' },
      lng: { label: 'Longitude', hint: 'In degrees: 30.0619.' },
    },
    kinds: {
      city: 'City',
      town: 'Town',
      village: 'Village',
      'pilgrim-town': 'Pilgrimage site',
      mission: 'Mission',
      memorial: 'Memorial',
      'cultural-site': 'Cultural site',
      lake: 'Lake',
      island: 'Island',
      beach: 'Beach',
      'park-gate': 'Park gate',
      border: 'Border',
      airport: 'Airport',
      airstrip: 'Airstrip',
    } satisfies Record<PlaceKind, string>,
  },
  fees: {
    title: 'Permits & fees',
    lede: counted('fee', 'fees'),
    begin: 'New fee',
    empty: 'Park fees and permits, charged at cost. Create the first one.',
    parts: { what: 'What it is for', amounts: 'Amounts', children: 'Children' },
    ledes: {
      amounts: 'In US dollars. Empty: the price for international visitors applies.',
      children: 'For international visitors. Free below the first age. Empty: adult price.',
    },
    fields: {
      name: { label: 'Name', hint: 'Shown on the invoice.' },
      kind: { label: 'Type' },
      unit: { label: 'Charged per' },
      parkId: { label: 'Park' },
      minimumAge: { label: 'Minimum age', hint: '0 for no minimum age.' },
      foreignMinor: { label: 'International visitors' },
      residentMinor: { label: 'Foreign residents of the country' },
      africanMinor: { label: 'African citizens' },
      eacMinor: { label: 'East African Community' },
      childFrom: { label: 'From age', hint: 'Younger children are free.' },
      childTo: { label: 'To age', hint: 'Empty if the child price is not known.' },
      childMinor: {
        label: 'Child price',
        hint: 'Empty if it is not known: the adult fee is taken, and you check it for each booking.',
      },
    },
    kinds: { permit: 'Permit', 'park-fee': 'Park fee' },
    units: { traveller: 'Traveller', vehicle: 'Vehicle' },
  },
} as const
