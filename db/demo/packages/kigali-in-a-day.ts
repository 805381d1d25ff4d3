import type { PackageContent, PackageDay } from '#features/packages/package.ts'
import { pricesFrom } from '../price-model.ts'

const days: readonly PackageDay[] = [
  {
    title: 'Memory first, then the living city',
    text: 'We collect you at 08:30 and go to the Kigali Genocide Memorial while the day is quiet: two hours, then a pause. Kandt House tells how the town began, and in Nyamirambo a women’s centre walks you through its market, hair salon and milk bar and gives you lunch in a home. Kimironko market and the artists’ houses of Kacyiru take the rest of the day, until about 17:30.',
    from: 'kigali',
    to: 'kigali',
    driveMinutes: 0,
    driveKm: 0,
    meals: ['lunch'],
  },
]

export const kigaliInADay: PackageContent = {
  slug: 'kigali-in-a-day',
  title: 'Kigali in a day',
  kind: 'journey',
  sentence: 'One day in the city: the memorial, a neighbourhood walk led by women, a market and two galleries.',
  lede: 'Kigali is clean, steep and easy to like. Its hardest place comes first, because the rest of the day answers it.',
  countries: ['rwanda'],
  parks: [],
  styles: ['city', 'culture', 'community'],
  start: 'kigali',
  end: 'kigali',
  nights: 0,
  fitness: 1,
  minimumAge: 12,
  groupMin: 1,
  groupMax: 12,
  scene: { id: 'rooftops', hour: 'day', seed: 2, place: 'Kigali, from Kimihurura' },
  bestMonths: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
  seasonNote: 'Any month: the city is between 15 and 28 °C all year. In April and November take an umbrella.',
  highSeasons: [],
  days,
  comforts: [{ comfort: 'lodge', note: 'A day out from your own hotel; no night is included.' }],
  prices: pricesFrom({ comfort: 'lodge', days, perPersonUsd: { 1: 169, 2: 114, 4: 87, 6: 83 }, permitsUsd: 0 }),
  fees: [],
  included: [
    'Car with driver-guide, from your hotel in Kigali and back',
    'Entry to Kandt House',
    'The Nyamirambo walk at the women’s centre’s own price, with lunch in a home',
    'Drinking water',
  ],
  excluded: [
    'The memorial’s audio guide, USD 15 to 20; entry is free and donations are welcome',
    'What you buy at the market',
    'Tips',
  ],
  goodToKnow: [
    'The memorial is the resting place of more than 250,000 people killed in the 1994 Genocide against the Tutsi. Dress modestly, keep phones silent, take no pictures inside. We suggest it from age 12.',
    'It opens at 13:00 on the last Saturday of the month, because of community work, and has its own rules on 7 April. We do not run this day then.',
    'From 7 to 13 April the country commemorates. Music and entertainment stop, some places close, and visitors are expected to be quiet.',
    'Ask before you photograph anyone, at the market above all. Police, soldiers and government buildings are not photographed.',
  ],
  bookable: true,
  goesWellWith: ['a-day-in-akagera', 'an-hour-with-the-gorillas', 'the-road-to-kibeho'],
  asOf: 2025,
  confidence: 'high',
}
