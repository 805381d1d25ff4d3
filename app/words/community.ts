import type { ExperienceKind } from '#features/community/experience.ts'

export const kindWords: Record<ExperienceKind, string> = {
  homestay: 'Homestays',
  craft: 'Crafts',
  'food-farm': 'Food and farms',
  culture: 'Dance and heritage',
  conservation: 'Forest and bees',
  lake: 'Lakes',
  trail: 'Trails',
  education: 'Reading rooms',
}

export const communityWords = {
  title: 'Community visits',
  description:
    'Visits that the hosts themselves run: crafts, farms, cooking, bees, boats. What each one costs, how to book it, where the money goes, and how to behave.',
  lede: 'Weavers, beekeepers, cooks, fisherwomen. They set the programme and name the fee. We bring you there.',
  place: 'The fields above Musanze',
  money: {
    title: 'Where the money goes',
    lede: (title: string, day: string) =>
      `One real price: “${title}”, one of two travellers who share a room, starting on ${day}. This is how far our figures go.`,
    bar: (parts: string) => `A bar of the price: ${parts}.`,
    part: { passedOn: 'Passed on', tax: 'Tax', rest: 'Hosts, beds, car, guide and us' },
    text: {
      passedOn: 'Permits and park fees, at the official price. Nothing is added.',
      nothingPassedOn: 'This journey needs no permit and no park fee.',
      tax: 'Value added tax, inside the price. It goes to the state.',
      rest: 'The hosts’ fees, the rooms and meals, the car with its driver-guide, and our own work. We publish no split of this part until our accounts provide one: ask us, and every other operator.',
    },
    facts: (year: number) => `What the parks and the hosts get, as of ${year}`,
    notChecked: 'General knowledge, not checked against a published source. Confirm before you rely on it.',
  },
  list: {
    title: 'Visits, by place',
    lede: 'The fee is what one person typically pays the hosts. It can change: confirm before you travel.',
    kinds: 'Kinds of visit',
    all: 'All',
    fee: (money: string, year: number) => `${money} a person, as of ${year}`,
    upTo: (most: number) => `up to ${most} people`,
    age: (years: number) => `from age ${years}`,
    none: 'No visits of this kind at present.',
    showAll: 'Show all visits',
    place: (place: string, country: string) => (country === 'Rwanda' ? place : `${place}, ${country}`),
  },
  packages: { title: 'Journeys with these visits', all: 'All community journeys' },
  code: {
    title: 'How we behave',
    lede: 'The short version.',
    do: 'Do',
    dont: 'Don’t',
    all: 'All rules and useful phrases',
  },
} as const

export const experienceWords = {
  crumb: 'Community visits',
  description: (name: string, place: string) => `${name}, ${place}: how long it takes, what the hosts ask, and how to book it.`,
  facts: { place: 'Place', time: 'Duration', group: 'Group', age: 'Age', fee: 'Fee' },
  group: (most: number) => `Up to ${most}`,
  age: (years: number | null) => (years === null ? 'All ages' : `From ${years}`),
  fee: (money: string) => `${money} a person`,
  lede: (kind: string, place: string, country: string) => `${kind}, ${place}, ${country}.`,
  what: 'What it is',
  feeTitle: 'The fee',
  feeText: (money: string, year: number) =>
    `Typically ${money} a person, as of ${year}, paid to the hosts. Not checked: confirm before you travel.`,
  sure: {
    high: '',
    medium: 'We know this visit, but its hours and fee change. Ask first.',
    low: 'We have not checked this visit recently. Ask first.',
  },
  book: 'How to book',
  ask: 'Ask for this visit',
  whatsapp: 'Ask on WhatsApp',
  askText: (name: string) => `Good day. A question about the visit "${name}": `,
  behave: 'How to behave',
  near: (place: string) => `Also near ${place}`,
  same: 'Similar visits',
} as const

export const tipsWords = {
  crumb: 'Community visits',
  title: 'Visiting people: do’s and don’ts',
  description: 'Do’s and don’ts when you visit a village in Rwanda and its neighbours, and phrases to greet, thank and ask.',
  lede: 'A village is somebody’s home. These are the rules, and phrases to greet, thank and ask.',
  do: 'Do',
  dont: 'Don’t',
  facts: 'Worth knowing',
  phrases: 'Useful phrases',
  phrasesLede: 'Greet first, ask second.',
  english: 'English',
  kinyarwanda: 'Kinyarwanda',
  swahili: 'Swahili',
  none: 'not in our list',
  unread: 'No native speaker has reviewed this list yet. Expect to be corrected, kindly.',
} as const
