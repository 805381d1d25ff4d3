import type { ItemFacts } from '#features/trips/trip-version.ts'

export type DemoTrip = {
  /** The package that it begins from. */
  slug: string
  title: string
  party: { adults: number; childAges: readonly number[]; residency: 'foreign' | 'resident' }
  story: 'frozen' | 'sent' | 'accepted'
  /** What staff write to the customer. */
  greeting: string
}

/** What is made of the enquiries for a journey made to measure, in their order (demo-enquiries.ts). */
export const demoTrips: readonly DemoTrip[] = [
  {
    slug: 'gorillas-then-the-lake',
    title: 'Gorillas and Lake Kivu, without hurry',
    party: { adults: 4, childAges: [], residency: 'foreign' },
    story: 'frozen',
    greeting: '',
  },
  {
    slug: 'gorillas-and-the-thousand-hills',
    title: 'Elephants for an eightieth birthday',
    party: { adults: 6, childAges: [], residency: 'foreign' },
    story: 'sent',
    greeting:
      'Thank you for writing to us. The first days are in Akagera, where the elephants are, and the rest can be as slow as you like.\n\nTell me what you would change.',
  },
  {
    slug: 'nyungwe-on-foot',
    title: 'Forest and lake for three',
    party: { adults: 2, childAges: [16], residency: 'resident' },
    story: 'accepted',
    greeting:
      'Here is the forest on foot, with no day of more than four hours in the car, as you wished. The youngest of you is old enough for the chimpanzees.',
  },
]

/** Something to tick: its cost is invented for the demonstration. */
export const teaTasting: ItemFacts = {
  ...{
    kind: 'activity',
    source: 'hand',
    title: 'A tea tasting',
    text: 'An hour with six teas of the hills, and who makes them.',
  },
  ...{ day: 1, days: 1, optional: true, ticked: true, dayUse: false, mayEstimate: false, abroad: false },
  hand: { currency: 'USD', amountMinor: 6000, reason: 'asked' },
  ...{ note: '', placeId: null, serviceId: null, feeId: null, options: null, who: null, rooms: null, quantity: null },
  ...{ kilometres: null, vehicles: null, rule: null, provisional: null },
}
