import type { PackageContent, PackageDay } from '#features/packages/package.ts'
import { pricesFrom } from '../price-model.ts'
import { lodgeSeasons } from '../seasons.ts'

const days: readonly PackageDay[] = [
  {
    title: 'Down to Lake Ihema',
    text: 'Away from Kigali at 06:00 and at the south gate two and a half hours later. The morning is for the southern tracks, giraffe, zebra and topi, and buffalo in quantity. At 15:00 the boat goes out on Lake Ihema for an hour, close to more hippos than you can count, and farther from the crocodiles.',
    from: 'kigali',
    to: 'akagera-south-gate',
    driveMinutes: 150,
    driveKm: 118,
    meals: ['lunch', 'dinner'],
    night: { place: 'akagera-south-gate', hotel: 'fig-shore-akagera' },
  },
  {
    title: 'The length of the park',
    text: 'Start at 05:45 for the gate at 06:00. Then six hours northward through the park, slowly, to the Mutumba hills and the Kilala plain, where lion and rhino are more often met. From the north gate it is 3 h 25 to Kigali, so you are home after dark and a little dusty.',
    from: 'akagera-south-gate',
    to: 'kigali',
    driveMinutes: 565,
    driveKm: 260,
    meals: ['breakfast', 'lunch'],
  },
]

export const akageraSouthToNorth: PackageContent = {
  slug: 'akagera-south-to-north',
  title: 'Akagera, south to north',
  kind: 'journey',
  sentence: 'Two days and one night: a boat on Lake Ihema, then the whole park from one end to the other.',
  lede: 'Rwanda’s only savannah holds lion, elephant, buffalo, leopard and both rhinos. One night is what it takes to reach the north, where a day visit never gets.',
  countries: ['rwanda'],
  parks: ['akagera'],
  styles: ['savannah', 'lake'],
  start: 'kigali',
  end: 'kigali',
  nights: 1,
  fitness: 2,
  minimumAge: 4,
  groupMin: 1,
  groupMax: 7,
  scene: { id: 'akagera', hour: 'golden', seed: 11, place: 'Lake Ihema, Akagera' },
  bestMonths: [2, 2, 1, 1, 1, 3, 3, 3, 3, 2, 1, 2],
  seasonNote:
    'From June to September the grass is short and the animals come to the water. From March to May the tracks are heavy going, and the grass hides what you came for.',
  highSeasons: lodgeSeasons,
  days,
  comforts: [{ comfort: 'lodge', note: 'Fig Shore Lodge, a banda with a view of the lake, 15 minutes outside the south gate.' }],
  prices: pricesFrom({ comfort: 'lodge', days, perPersonUsd: { 1: 901, 2: 630, 4: 523, 6: 510 }, permitsUsd: 245 }),
  fees: [
    { feeId: 'akagera-entry', day: 1, quantity: 1 },
    { feeId: 'akagera-boat-ihema', day: 1, quantity: 1 },
    { feeId: 'akagera-entry', day: 2, quantity: 1 },
  ],
  included: [
    'Park entry on both days and the boat, charged at what the park charges',
    '4x4 with driver-guide and fuel',
    'One night with full board at Fig Shore Lodge, lunch on both days, drinking water',
  ],
  excluded: [
    'Flights and the Rwandan visa',
    'Travel insurance',
    'The park’s guided night drive, about USD 55 and from age 6',
    'Tips and drinks',
  ],
  goodToKnow: [
    'We leave by the north gate only when the park confirms that it is open. Otherwise we turn round and come back by the south gate, and you see the same tracks from the other side.',
    'The second day is long: about nine and a half hours in the vehicle, six of them on park tracks. With small children, ask us for a second night.',
    'Driving after dark is allowed only in the park’s own vehicles, because animals sleep on the tracks. We are out by 18:00.',
    'Children come from age 4. The park charges nothing under six and about half above. From six the price takes the adult fee, and if the park charges less for your child, we refund the difference.',
    'The price of the boat differs between sources: confirm before you travel. The 16:30 sunset boat costs more.',
    'Nobody promises you a lion. Please do not post a rhino’s position, because poachers read too.',
  ],
  bookable: true,
  goesWellWith: ['an-hour-with-the-gorillas', 'kigali-in-a-day', 'gorillas-then-the-lake'],
  asOf: 2025,
  confidence: 'medium',
}
