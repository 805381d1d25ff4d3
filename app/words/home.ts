export const homeWords = {
  title: 'Journeys in Rwanda and East Africa',
  description:
    'Gorilla treks, pilgrimages to Kibeho and long drives across East Africa, planned and guided from Kigali. Fixed departures with seats you can count.',
  hero: 'Everything you need for the road',
  lede: 'Gorilla treks, pilgrimages to Kibeho and long drives across East Africa, planned and guided from Kigali.',
  heroPlace: 'Kinigi, below the Virunga',
  planner: {
    looking: 'We are looking for',
    in: 'in',
    inMonth: ', in',
    for: ', for',
    anything: 'anything',
    anywhere: 'any country',
    anyMonth: 'any month',
    anyLength: 'as long as it takes',
    style: 'What you come for',
    country: 'Country',
    month: 'Month',
    length: 'How long',
    show: 'Show journeys',
    count: (count: number) =>
      count === 0 ? 'Nothing yet: show all near it' : `Show ${count} ${count === 1 ? 'journey' : 'journeys'}`,
  },
  soon: {
    title: 'Leaving soon',
    lede: 'Fixed dates, small groups, a seat for one. Prices are per person sharing a room, permits and park fees inside.',
    all: 'All departures',
    none: 'No fixed date is open at the moment.',
  },
  journeys: { title: 'Journeys for every pace', all: 'Browse all journeys' },
  kibeho: {
    title: 'Walk up to Kibeho by candlelight',
    lede: 'In the hills of the south stands the shrine of Our Lady of Kibeho. Parishes, families and people on their own come to pray. We bring Mass times, simple rooms and a bus that waits.',
    feasts: 'Great feasts',
    feastDays: '15 August, 28 November',
    road: 'From Kigali by road',
    shrine: 'The shrine',
    shrineText: 'Recognised by the Church in 2001',
    packages: 'Feasts and journeys',
    days: 'Kibeho, day by day',
  },
  region: {
    title: 'From our hills to the ocean',
    lede: 'Rwanda is home. From there the road runs on across the region, and every border has its own rule: each journey says which one.',
    journeys: (count: number) => `${count} ${count === 1 ? 'journey' : 'journeys'}`,
    notSold: 'Not on sale',
    map: 'Map of the region we travel in',
    none: 'No journey at the moment',
  },
  community: {
    title: 'Stay with people who live here',
    lede: 'Cook with a family, learn a ridge of imigongo, walk the tea rows with someone who picks them. The people who host you set the price.',
    all: 'Visits and journeys',
  },
  services: {
    title: 'What else the road needs',
    all: 'All services',
    rows: [
      ['/hotels', 'Hotels and lodges', 'Rooms by the night, the price for your dates with its taxes, held while you pay.'],
      ['/car-hire-rates', 'Cars', 'With a driver or without, by the day, with what a border costs.'],
      ['/freight-quote', 'Freight', 'By air, sea and road to Kigali: the weight that counts, and what to expect to pay.'],
      ['/community', 'With a community', 'An afternoon or a night with people who live here.'],
      ['/tailor-made', 'A journey of your own', 'Tell us when, how many and how far. We answer with days and a price.'],
    ],
  },
  journal: { title: 'Before you set out', all: 'The journal' },
  promise: {
    title: 'What you can hold us to',
    rows: {
      permits: [
        'Permits at the park’s price',
        'Gorilla and chimpanzee permits and park fees stand as lines of their own, at what the park charges, with the year of the figure.',
      ],
      goes: [
        'Guaranteed means it goes',
        'Once enough people have a seat, or we give our word, a departure marked guaranteed leaves, whoever cancels.',
      ],
      hold: [
        'Your seats wait for you',
        'A booking holds its seats while you pay. You see until when, and nobody else can take them.',
      ],
      deposit: ['Deposit first, the rest later'],
      cancel: [
        'Cancelling costs what the table says',
        'Every journey shows its fee for each date. Before we confirm, cancelling is free.',
      ],
    },
    deposit: (percent: number, days: number) =>
      `${percent}% of the journey and its permits when you book. The rest is due ${days} days before you leave.`,
  },
} as const
