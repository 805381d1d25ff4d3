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
    style: 'Interest',
    country: 'Country',
    month: 'Month',
    length: 'Length',
    show: 'Show journeys',
    count: (count: number) =>
      count === 0 ? 'No match: show similar journeys' : `Show ${count} ${count === 1 ? 'journey' : 'journeys'}`,
  },
  soon: {
    title: 'Leaving soon',
    lede: 'Fixed dates, small groups, a seat for one. Prices are per person sharing a room, including permits and park fees.',
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
    title: 'Other services',
    all: 'All services',
    rows: [
      ['/hotels', 'Hotels and lodges', 'Rooms by the night, priced for your dates with taxes, held while you pay.'],
      ['/car-hire-rates', 'Cars', 'With or without a driver, by the day, with border fees.'],
      ['/freight-quote', 'Freight', 'By air, sea and road to Kigali: chargeable weight, and what to expect to pay.'],
      ['/community', 'With a community', 'An afternoon or a night with people who live here.'],
      ['/tailor-made', 'Tailor-made journey', 'Tell us when, how many and how far. We reply with a day plan and a price.'],
    ],
  },
  journal: { title: 'Before you travel', all: 'Blog' },
  promise: {
    title: 'Our promises',
    rows: {
      permits: [
        'Permits at the park’s price',
        'Gorilla and chimpanzee permits and park fees are separate lines, at the park’s price, with the year of the figure.',
      ],
      goes: [
        'Guaranteed means it runs',
        'A departure is guaranteed once enough travellers are confirmed, or earlier if we decide so. Then it runs, whoever cancels.',
      ],
      hold: [
        'Your seats are held',
        'A booking holds its seats while you pay. You see until when, and nobody else can take them.',
      ],
      deposit: ['Deposit first, balance later'],
      cancel: ['Clear cancellation fees', 'Every journey shows its fee for each date. Before we confirm, cancelling is free.'],
    },
    deposit: (percent: number, days: number) =>
      `${percent}% of the journey and its permits when you book. The rest is due ${days} days before you leave.`,
  },
} as const
