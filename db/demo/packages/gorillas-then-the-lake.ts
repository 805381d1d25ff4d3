import type { PackageContent, PackageDay } from '#features/packages/package.ts'
import { pricesFrom } from '../price-model.ts'
import { lodgeSeasons } from '../seasons.ts'

const days: readonly PackageDay[] = [
  {
    title: 'Up to Kinigi',
    text: 'Leave Kigali at 09:00; the road winds north through Rulindo and Gakenke for 2 h 40, behind a truck for some of it. The afternoon is for the gorilla research campus, which tells in two hours what decades of watching have found out. Nights are 8 to 12 °C, and at the lodge there is a fire in your room.',
    from: 'kigali',
    to: 'kinigi',
    driveMinutes: 160,
    driveKm: 106,
    meals: ['lunch', 'dinner'],
    night: { place: 'kinigi', hotel: 'lava-stone-kinigi' },
  },
  {
    title: 'An hour with the gorillas',
    text: 'At the park office by 07:00. The rangers match families to legs, so be honest about yours; the trek takes two to seven hours and climbs to between 2,500 and 3,300 m. After your hour with the family the rest of the day is for boots, soup and looking at your pictures.',
    from: 'kinigi',
    to: 'kinigi',
    driveMinutes: 0,
    driveKm: 0,
    meals: ['breakfast', 'lunch', 'dinner'],
    night: { place: 'kinigi', hotel: 'lava-stone-kinigi' },
  },
  {
    title: 'Golden monkeys, then down to the water',
    text: 'Back at the office at 07:00 for an easier walk, about three hours, to a troop of golden monkeys in the bamboo. They do not sit still, and you have an hour to try. Then 1 h 45 down to Rubavu, where hot springs come up on the shore at Nyamyumba, and you can wash the forest off.',
    from: 'kinigi',
    to: 'rubavu',
    driveMinutes: 105,
    driveKm: 75,
    meals: ['breakfast', 'lunch'],
    night: { place: 'rubavu', hotel: 'kingfisher-bay-rubavu' },
  },
  {
    title: 'Kayaks at seven',
    text: 'The lake is usually flattest early, so you are on it at 07:00 with a guide, for about three hours. A late breakfast becomes lunch. Then 3 h 25 back to Kigali, reached by late afternoon.',
    from: 'rubavu',
    to: 'kigali',
    driveMinutes: 205,
    driveKm: 155,
    meals: ['breakfast', 'lunch'],
  },
]

export const gorillasThenTheLake: PackageContent = {
  slug: 'gorillas-then-the-lake',
  title: 'Gorillas, then the lake',
  kind: 'journey',
  sentence: 'Four days: a gorilla trek, golden monkeys in the bamboo, and a night and a paddle on Lake Kivu.',
  lede: 'Two mornings in the forest and one on the water. The lake is there for your knees.',
  countries: ['rwanda'],
  parks: ['volcanoes', 'lake-kivu'],
  styles: ['gorillas', 'lake', 'walking'],
  start: 'kigali',
  end: 'kigali',
  nights: 3,
  fitness: 3,
  minimumAge: 15,
  groupMin: 1,
  groupMax: 8,
  scene: { id: 'kivu', hour: 'dusk', seed: 4, place: 'Lake Kivu at Rubavu' },
  bestMonths: [2, 2, 1, 1, 2, 3, 3, 3, 3, 2, 1, 2],
  seasonNote:
    'June to September has dry paths and a calm lake in the morning. In April and November expect rain on most days, usually after lunch.',
  highSeasons: lodgeSeasons,
  days,
  comforts: [
    { comfort: 'simple', note: 'Giant Lobelia Guesthouse in Musanze for the two forest nights, and the same hotel on the lake.' },
    { comfort: 'lodge', note: 'Lava Stone Lodge at Kinigi and Kingfisher Bay Hotel on the lake.' },
    {
      comfort: 'luxury',
      note: 'A forest villa at Hagenia Heights and a private guide throughout. The lake night stays as it is.',
    },
  ],
  prices: pricesFrom({
    comfort: 'lodge',
    days,
    perPersonUsd: { 1: 3324, 2: 2717, 4: 2526, 6: 2509 },
    permitsUsd: 1600,
    instead: {
      simple: { 'lava-stone-kinigi': 'giant-lobelia-musanze' },
      luxury: { 'lava-stone-kinigi': 'hagenia-heights-kinigi' },
    },
  }),
  fees: [
    { feeId: 'gorilla-volcanoes', day: 2, quantity: 1 },
    { feeId: 'golden-monkey-volcanoes', day: 3, quantity: 1 },
  ],
  included: [
    'Gorilla and golden monkey permits, charged at what the park charges',
    '4x4 with driver-guide and fuel, to the trailheads too',
    'Three nights, meals as listed, drinking water',
    'The hot springs at Nyamyumba and a guided half day by kayak',
  ],
  excluded: [
    'International flights and the Rwandan visa',
    'Travel insurance with evacuation',
    'Porters, USD 15 to 20 a trek',
    'Tips, drinks and dinner in Rubavu',
  ],
  goodToKnow: [
    'Gorilla trekkers are 15 or older on the day, and the park asks for proof. Send the passport page when you book: the permit carries your name and is not refunded once bought.',
    'Anyone with a cold, fever or upset stomach stays away from the animals, because they catch what we have. Tell the ranger; the park decides on a refund or another day.',
    'Swim in Lake Kivu only where your hosts swim, and wear the life jacket in the kayak.',
    'Rubavu touches Goma, in DR Congo, which most governments advise against visiting. We stay on the Rwandan shore and do not cross; read your government’s advice for the border strip before you book.',
    'Two early walks at altitude in a row are tiring. Tell us about knees, heart and lungs before you book.',
  ],
  bookable: true,
  goesWellWith: ['akagera-south-to-north', 'lake-kivu-slowly', 'villages-below-the-volcanoes'],
  asOf: 2025,
  confidence: 'medium',
}
