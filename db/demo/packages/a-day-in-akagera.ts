import type { PackageContent, PackageDay } from '#features/packages/package.ts'
import { pricesFrom } from '../price-model.ts'

const days: readonly PackageDay[] = [
  {
    title: 'There and back by lamplight',
    text: 'We leave Kigali at 05:00 and you may sleep on the way; the gate is two and a half hours off. The southern loop takes the morning, with giraffe, zebra, topi and buffalo, and white rhino if they are in the mood. Lunch, the 15:00 boat among the hippos of Lake Ihema, and you are home by 19:30.',
    from: 'kigali',
    to: 'kigali',
    driveMinutes: 300,
    driveKm: 236,
    meals: ['lunch'],
  },
]

export const aDayInAkagera: PackageContent = {
  slug: 'a-day-in-akagera',
  title: 'A day in Akagera',
  kind: 'journey',
  sentence: 'One long day from Kigali: the southern tracks of Akagera and an hour by boat on Lake Ihema.',
  lede: 'Fourteen and a half hours, five of them on the road. It is worth it if a day is all you have; if you have two, take two.',
  countries: ['rwanda'],
  parks: ['akagera'],
  styles: ['savannah', 'lake'],
  start: 'kigali',
  end: 'kigali',
  nights: 0,
  fitness: 2,
  minimumAge: 4,
  groupMin: 1,
  groupMax: 7,
  scene: { id: 'papyrus', hour: 'mist', seed: 14, place: 'The papyrus of the southern lakes, Akagera' },
  bestMonths: [2, 2, 1, 1, 1, 3, 3, 3, 3, 2, 1, 2],
  seasonNote:
    'From June to September the grass is short and the animals come to the lake. In April the tracks are wet and the grass is taller than the topi.',
  highSeasons: [],
  days,
  comforts: [{ comfort: 'lodge', note: 'A day out from your own hotel in Kigali; no night is included.' }],
  prices: pricesFrom({ comfort: 'lodge', days, perPersonUsd: { 1: 416, 2: 304, 4: 248, 6: 241 }, permitsUsd: 145 }),
  fees: [
    { feeId: 'akagera-entry', day: 1, quantity: 1 },
    { feeId: 'akagera-boat-ihema', day: 1, quantity: 1 },
  ],
  included: [
    'Park entry and the boat, charged at what the park charges',
    '4x4 with driver-guide and fuel',
    'Lunch and drinking water',
  ],
  excluded: ['Flights and the Rwandan visa', 'Travel insurance', 'Breakfast, unless your hotel packs one', 'Tips and drinks'],
  goodToKnow: [
    'Lion and rhino are better met in the north, which a day does not reach. For them, stay a night.',
    'Stay in the vehicle and on the track, because the animals are used to cars and not to feet.',
    'Children come from age 4, and five hours of road is long for them. The park charges nothing under six and about half above. From six the price takes the adult fee, and if the park charges less for your child, we refund the difference.',
    'The price of the boat differs between sources: confirm before you travel. We charge what the park charges.',
    'Park fees are paid without cash. We pay them; you need not bring a card to the gate.',
  ],
  bookable: true,
  goesWellWith: ['kigali-in-a-day', 'an-hour-with-the-gorillas', 'the-road-to-kibeho'],
  asOf: 2025,
  confidence: 'medium',
}
