import { plainItem } from '#features/trips/begin/from-package.ts'
import type { TripTraveller } from '#features/trips/party.ts'
import { defaultRules } from '#features/trips/trip-pricing.ts'
import type { ItemFacts, TripVersion } from '#features/trips/trip-version.ts'

/** Two grown visitors from abroad. */
export const couple: TripTraveller[] = [1, 2].map((position) => ({
  position,
  bornOn: null,
  age: 40,
  residency: 'foreign',
  pays: true,
}))

/** A thing that nobody has found yet, on the first day, as a change would add it. */
export const placeholder = (facts: Partial<ItemFacts> = {}): ItemFacts => ({
  ...plainItem,
  day: 1,
  days: 1,
  kind: 'activity',
  source: 'placeholder',
  title: 'A walk',
  ...facts,
})

/** A draft of so many days for a couple, from 6 July 2027. */
export const draftOf = (days: number): TripVersion => ({
  id: 'version',
  tripId: 'trip',
  number: 1,
  baseId: null,
  edition: 1,
  factsEdition: 1,
  frozenAt: null,
  frozenBy: '',
  startsOn: '2027-07-06',
  party: couple,
  rooms: [[1, 2]],
  options: [{ letter: 'A', title: 'Lodges', text: '', discount: null }],
  pricing: { ...defaultRules, vatHomeBp: 1_800, vatAbroadBp: 1_800 },
  fx: { microsPerUsd: {}, bufferBp: 300, asOf: {} },
  terms: { depositBp: 3_000, balanceDays: 45, policy: { steps: [], keepsDeposit: true, depositPercent: 30 } },
  summary: '',
  included: [],
  excluded: [],
  note: '',
  days: Array.from({ length: days }, (_, at) => ({
    ...{ day: at + 1, title: `Day ${at + 1}`, text: '', pictures: [], edition: 1 },
    ...{ fromPlaceId: null, toPlaceId: null },
  })),
  items: [],
})
