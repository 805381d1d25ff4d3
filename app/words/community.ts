import { source } from '#platform/languages/source.ts'

/** The page of community visits. */
export const communityWords = source('community', {
  title: 'Community visits',
  description:
    'Visits that the hosts themselves run: crafts, farms, cooking, bees, boats. What each one costs, how to book it, where the money goes, and how to behave.',
  lede: 'Weavers, beekeepers, cooks, fisherwomen. They set the programme and name the fee. We bring you there.',
  place: 'The fields above Musanze',
  money: {
    title: 'Where the money goes',
    lede: 'One real price: “{title}”, one of two travellers who share a room, starting on {day}. This is how far our figures go.',
    bar: 'A bar of the price: {parts}.',
    part: { passedOn: 'Passed on', tax: 'Tax', rest: 'Hosts, beds, car, guide and us' },
    text: {
      passedOn: 'Permits and park fees, at the official price. Nothing is added.',
      nothingPassedOn: 'This journey needs no permit and no park fee.',
      tax: 'Value added tax, inside the price. It goes to the state.',
      rest: 'The hosts’ fees, the rooms and meals, the car with its driver-guide, and our own work. We publish no split of this part until our accounts provide one: ask us, and every other operator.',
    },
    facts: 'What the parks and the hosts get, as of {year}',
    notChecked: 'General knowledge, not checked against a published source. Confirm before you rely on it.',
  },
  packages: { title: 'Journeys with these visits', all: 'All community journeys' },
})
