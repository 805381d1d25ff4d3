import type { ProposalContent } from '#features/proposals/proposal-content.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { membersOf } from '#features/trips/pricing/member.ts'
import { priceTrip, type TripToPrice } from '#features/trips/pricing/price-trip.ts'
import { day, item, stay } from './paper-parts.ts'
import { twelveDays } from './tailored-trips.ts'

const priced = (trip: TripToPrice) => {
  const found = priceTrip(trip)
  if (!found.done) throw new Error(JSON.stringify(found.refusal))
  return found.value.options
}

const optionTexts = {
  A: ['Guest houses', 'Simple houses with a garden, close to the parks.'],
  B: ['Lodges', 'Good lodges throughout, each with a view.'],
  C: ['Luxury', 'The best house of each park, with few rooms.'],
  D: ['', ''],
} as const

const terms = { depositBasisPoints: 3_000, balanceDays: 45, policy: defaultSettings.cancellationPolicies.tours }
const lodging = (id: string) => ({ hotel: { id, pictures: [`house-${id}`] } })

/** Twelve days in three countries for two adults and a child, in three options: example 1 of the domain, told day by day. */
export function twelveDayContent(): ProposalContent {
  const trip = twelveDays()
  const ab = { options: ['A', 'B'] } as const
  return {
    title: 'Gorillas, chimpanzees and the Mara',
    summary:
      'Twelve days through Rwanda, Uganda and Kenya: the gorillas of the volcanoes, the chimpanzees of Kibale and the great plain, at the pace of a child.',
    scene: { id: 'virunga', hour: 'day', seed: 7, place: 'Kinigi' },
    startsOn: trip.startsOn,
    travellers: membersOf(trip.travellers, trip.startsOn).map(({ position, childOf }) => ({ position, childOf })),
    options: priced(trip).map((one) => ({
      ...one,
      title: optionTexts[one.letter][0],
      text: optionTexts[one.letter][1],
      isEstimate: false,
    })),
    days: [
      day(
        1,
        ['kigali', 'kigali'],
        'Arrival in Kigali',
        'Your guide waits at the airport with your name. The afternoon is yours: a garden, a pool and a long sleep, or a walk through Kimironko market with somebody who knows every stall.',
      ),
      day(
        2,
        ['kigali', 'akagera'],
        'Down to the lakes of Akagera',
        'The road leaves the hills and runs east until the land lies flat and golden. In the afternoon a boat goes out on Lake Ihema, past hippos that do not move for anybody. A drive home as the light goes.',
        [135, 150],
        ['akagera-1', 'akagera-2', 'akagera-3'],
      ),
      day(
        3,
        ['akagera', 'kinigi'],
        'To the foot of the volcanoes',
        'A last drive at dawn, then across the whole country, from the plain through terraced hills to the cool air of Kinigi. Five volcanoes stand above the fields of pyrethrum and potatoes.',
        [230, 300],
        ['kinigi-1'],
      ),
      day(
        4,
        ['kinigi', 'kinigi'],
        'An hour with the gorillas',
        'You are at the park office at seven. The walk may take one hour or five. Then a silverback looks up, and an hour is gone before anybody has said a word. The child spends the day with Claudine, who keeps bees and rabbits.',
        [0, 0],
        ['gorilla-1', 'gorilla-2'],
      ),
      day(
        5,
        ['kinigi', 'mweya'],
        'Across the border to Queen Elizabeth',
        'Over the border at Cyanika, along crater lakes and tea, down the escarpment to the plain between two lakes.',
        [290, 420],
      ),
      day(
        6,
        ['mweya', 'mweya'],
        'The Kazinga channel',
        'Lions rest in the fig trees of Ishasha when they feel like it. In the afternoon the boat drifts along the channel, where elephants come down to drink and a thousand birds stand about.',
        [0, 0],
        ['kazinga-1', 'kazinga-2', 'kazinga-3'],
      ),
      day(
        7,
        ['mweya', 'kibale'],
        'North to the forest',
        'A short road past the equator and the crater lakes. Somebody turns twelve today: there is a cake.',
        [145, 180],
      ),
      day(
        8,
        ['kibale', 'kibale'],
        'The chimpanzees of Kibale',
        'They are heard long before they are seen. You follow them on foot, quickly, then wait under a fig tree as fruit rains down. In the afternoon a slow walk through Bigodi swamp.',
        [0, 0],
        ['kibale-1'],
      ),
      day(
        9,
        ['kibale', 'entebbe'],
        'To the great lake',
        'The long road east to Entebbe, where Lake Victoria has no other shore. Dinner by the water.',
        [345, 390],
      ),
      day(
        10,
        ['entebbe', 'mara'],
        'Flight to the Mara',
        'Two small planes and a landing strip in the grass. Drinks are ready beside the car, and the first drive begins where the plane stops.',
        [0, 0],
        ['mara-1', 'mara-2'],
      ),
      day(
        11,
        ['mara', 'mara'],
        'A whole day on the plain',
        'Out before the sun with breakfast in a basket. Whoever likes sees it from above: the balloons go up in the dark and come down for breakfast.',
        [0, 0],
        ['mara-3'],
      ),
      day(
        12,
        ['mara', 'nairobi'],
        'Home by way of Nairobi',
        'A last coffee on the deck, the small plane to Nairobi, and your flight in the evening.',
      ),
    ],
    items: [
      item({
        id: 'own',
        day: 1,
        kind: 'flight',
        title: 'Flight from Brussels to Kigali',
        text: 'You land at 18:20.',
        isOwn: true,
      }),
      stay('1', 1, 1, 'The Garden House, Kigali', {
        board: 'BB',
        ...lodging('garden'),
        text: 'Twelve rooms round an old avocado tree.',
      }),
      item({ id: '14', day: 1, days: 9, kind: 'guide', title: 'Your guide, who speaks French' }),
      item({
        id: 'O1',
        day: 1,
        kind: 'activity',
        title: 'Cooking class in Kigali',
        text: 'Isombe, beans and plantain over charcoal, then everybody eats.',
        optional: true,
      }),
      item({
        id: '12',
        day: 2,
        days: 8,
        kind: 'transport',
        title: 'Car with driver',
        text: 'A safari car with an opening roof.',
      }),
      stay('2', 2, 1, 'Lake Ihema Lodge', { ...lodging('ihema'), text: 'On the ridge above the lake; elephants walk below.' }),
      item({ id: 'akagera', day: 2, kind: 'fee', title: 'Akagera National Park' }),
      stay('3', 3, 2, 'Kinigi Guest House', { board: 'HB', options: ['A'], ...lodging('kinigi') }),
      stay('4', 3, 2, 'Volcanoes View Lodge', {
        options: ['B'],
        ...lodging('volcanoes'),
        text: 'Stone cottages with a fire, twenty minutes from the park office.',
      }),
      stay('5', 3, 2, 'Bisoke Heights', { options: ['C'], ...lodging('bisoke') }),
      item({ id: 'gorilla', day: 4, kind: 'fee', title: 'Gorilla permit', who: [1, 2], minimumAge: 15 }),
      item({
        id: '15',
        day: 4,
        kind: 'activity',
        title: 'A day with Claudine',
        text: 'Bees, rabbits and lunch on the farm.',
        who: [3],
      }),
      stay('6', 5, 2, 'Mweya Bandas', { options: ['A'] }),
      stay('7', 5, 2, 'Channel Lodge', {
        options: ['B', 'C'],
        ...lodging('channel'),
        text: 'Above the channel, with the pool where everybody ends up at noon.',
      }),
      item({ id: 'queen-5', day: 5, kind: 'fee', title: 'Queen Elizabeth National Park' }),
      item({
        id: 'kazinga',
        day: 6,
        kind: 'activity',
        title: 'Boat on the Kazinga channel',
        text: 'Two hours in the afternoon.',
      }),
      stay('8', 7, 2, 'Primate Forest Lodge', lodging('primate')),
      item({ id: 'chimpanzee', day: 8, kind: 'fee', title: 'Chimpanzee permit', minimumAge: 12 }),
      stay('9', 9, 1, 'Lakeside Guest House, Entebbe', { board: 'BB' }),
      item({
        id: 'Entebbe to the Mara',
        day: 10,
        kind: 'flight',
        title: 'Flight from Entebbe to the Mara',
        text: 'By way of Nairobi; 15 kg of luggage in soft bags.',
      }),
      stay('10', 10, 2, 'Sekenani Camp', {
        ...ab,
        ...lodging('sekenani'),
        text: 'Fifteen tents with real beds on a bend of the river.',
      }),
      stay('11', 10, 2, 'Mara Ridge Camp', { options: ['C'], board: 'GP' }),
      item({ id: '16', day: 10, days: 2, kind: 'activity', title: 'Drives and transfers at the camp', ...ab }),
      item({
        id: 'balloon',
        day: 11,
        kind: 'activity',
        title: 'Balloon over the Mara',
        text: 'An hour in the air, breakfast on the plain.',
        optional: true,
      }),
      item({ id: 'Mara to Nairobi', day: 12, kind: 'flight', title: 'Flight from the Mara to Nairobi' }),
    ],
    included: [
      'Permits and park fees as listed',
      'All nights with the meals named',
      'Car, driver and guide to Entebbe',
      'Flights from Entebbe to the Mara and to Nairobi',
      'Drinking water in the car',
    ],
    excluded: ['International flights', 'Visas', 'Tips', 'Drinks at the houses', 'Travel insurance'],
    terms,
    rwfPerUsd: 1_450,
  }
}
