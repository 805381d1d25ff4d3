import type { PackageContent, PackageDay } from '#features/packages/package.ts'
import { pricesFrom } from '../price-model.ts'
import { lodgeSeasons } from '../seasons.ts'

const days: readonly PackageDay[] = [
  {
    title: 'The memorial, then north',
    text: 'We begin at the Kigali Genocide Memorial at 08:00 and give it two hours. It is a burial place, and the rest of Rwanda makes more sense after it. Then the road winds through Rulindo and Gakenke for 2 h 40, with trucks on the climb, and the gorilla research campus at Kinigi fills what is left of the afternoon.',
    from: 'kigali',
    to: 'kinigi',
    driveMinutes: 160,
    driveKm: 106,
    meals: ['lunch', 'dinner'],
    night: { place: 'kinigi', hotel: 'lava-stone-kinigi' },
  },
  {
    title: 'An hour with the gorillas',
    text: 'At the park office by 07:00, where the rangers share out the families by how well you walk; the trailhead is another 20 to 60 minutes by 4x4. The trek takes two to seven hours between 2,500 and 3,300 m, and your one hour with the family is spent ten metres away, behind a mask. Later, if your legs allow, the gorilla guardians’ village shows you archery, millet grinding and drums.',
    from: 'kinigi',
    to: 'kinigi',
    driveMinutes: 0,
    driveKm: 0,
    meals: ['breakfast', 'lunch', 'dinner'],
    night: { place: 'kinigi', hotel: 'lava-stone-kinigi' },
  },
  {
    title: 'Potatoes, pyrethrum and the road home',
    text: 'Your legs may have views about yesterday, so the morning is a slow two hours through Kinigi’s fields: potatoes, beans, and the pyrethrum daisies that end up as insecticide. After lunch it is 2 h 40 back to Kigali. Do not book a flight before 19:00.',
    from: 'kinigi',
    to: 'kigali',
    driveMinutes: 160,
    driveKm: 106,
    meals: ['breakfast', 'lunch'],
  },
]

export const anHourWithTheGorillas: PackageContent = {
  slug: 'an-hour-with-the-gorillas',
  title: 'An hour with the gorillas',
  kind: 'journey',
  sentence: 'Three days from Kigali to the volcanoes and back, with one gorilla trek and the village below it.',
  lede: 'One permit, one family of gorillas, one hour. The other two and a half days are arranged so that you arrive rested and are not rushed home.',
  countries: ['rwanda'],
  parks: ['volcanoes'],
  styles: ['gorillas', 'walking', 'community'],
  start: 'kigali',
  end: 'kigali',
  nights: 2,
  fitness: 3,
  minimumAge: 15,
  groupMin: 1,
  groupMax: 8,
  scene: { id: 'bamboo', hour: 'forest', seed: 19, place: 'The bamboo above Kinigi' },
  bestMonths: [2, 2, 1, 1, 2, 3, 3, 3, 3, 2, 1, 2],
  seasonNote:
    'June to September is driest and the paths hold your boots. The gorillas are there all year; in April and November you will simply be wetter.',
  highSeasons: lodgeSeasons,
  days,
  comforts: [
    {
      comfort: 'simple',
      note: 'Giant Lobelia Guesthouse in Musanze, half an hour from the park office: up at 05:30, away by 06:15.',
    },
    { comfort: 'lodge', note: 'Lava Stone Lodge at Kinigi: a cottage with a fireplace, ten minutes from the park office.' },
    {
      comfort: 'luxury',
      note: 'A forest villa at Hagenia Heights, 25 minutes from the park office, and a private guide beside the driver.',
    },
  ],
  prices: pricesFrom({
    comfort: 'lodge',
    days,
    perPersonUsd: { 1: 2931, 2: 2450, 4: 2310, 6: 2297 },
    permitsUsd: 1500,
    instead: {
      simple: { 'lava-stone-kinigi': 'giant-lobelia-musanze' },
      luxury: { 'lava-stone-kinigi': 'hagenia-heights-kinigi' },
    },
  }),
  fees: [{ feeId: 'gorilla-volcanoes', day: 2, quantity: 1 }],
  included: [
    'One gorilla permit for each traveller, charged at what the park charges',
    '4x4 with driver-guide and fuel, to the trailhead too',
    'Two nights below the volcanoes, meals as listed, drinking water',
    'The gorilla guardians’ village and the farm walk at Kinigi',
  ],
  excluded: [
    'Flights and the Rwandan visa (USD 50 on arrival; free for many nationalities)',
    'Travel insurance with evacuation',
    'A porter at the trailhead, USD 15 to 20, which we suggest you take',
    'Tips for rangers, trackers and driver',
    'The audio guide at the memorial, and drinks',
  ],
  goodToKnow: [
    'Gorilla trekkers are 15 or older on the day, because the park says so and asks for proof. Send us the passport page when you book: the permit carries your name.',
    'Anyone with a cold, fever or upset stomach stays away, because gorillas catch what we have. Tell the ranger yourself; the park then decides on a refund or another day.',
    'A gorilla permit, once bought, is not refunded and is hard to move. Insure it.',
    'The rangers choose your family at the briefing, by fitness. Tell them about knees, hearts and lungs, and tell us before you book.',
    'The memorial opens at 13:00 on the last Saturday of the month and has its own rules on 7 April. On such a Saturday we go at 13:00, leave the research campus out, and still reach Kinigi before dark; on 7 April we leave it out.',
    'Kinigi lies at 2,200 m and its nights fall to 8 to 12 °C. Bring waterproof boots, garden gloves, two masks and a fleece.',
  ],
  bookable: true,
  goesWellWith: ['akagera-south-to-north', 'nyungwe-on-foot', 'kigali-in-a-day'],
  asOf: 2025,
  confidence: 'high',
}
