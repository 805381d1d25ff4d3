import { source } from '#platform/languages/source.ts'

/** The first page below the planner. */
export const homeDayWords = source('home-day', {
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
    journeys: '{count, plural, one {# journey} other {# journeys}}',
    notSold: 'Not on sale',
    map: 'Map of the region we travel in',
  },
  community: {
    title: 'Stay with people who live here',
    lede: 'Cook with a family, learn a ridge of imigongo, walk the tea rows with someone who picks them. The people who host you set the price.',
    all: 'Visits and journeys',
  },
  services: {
    title: 'Other services',
    all: 'All services',
    rows: {
      hotels: {
        name: 'Hotels and lodges',
        text: 'Rooms by the night, priced for your dates with taxes, held while you pay.',
      },
      cars: { name: 'Cars', text: 'With or without a driver, by the day, with border fees.' },
      freight: { name: 'Freight', text: 'By air, sea and road to Kigali: chargeable weight, and what to expect to pay.' },
      community: { name: 'With a community', text: 'An afternoon or a night with people who live here.' },
      tailorMade: {
        name: 'Tailor-made journey',
        text: 'Tell us when, how many and how far. We reply with a day plan and a price.',
      },
    },
  },
  journal: { title: 'Before you travel', all: 'Blog' },
  promise: {
    title: 'Our promises',
    rows: {
      permits: {
        name: 'Permits at the park’s price',
        text: 'Gorilla and chimpanzee permits and park fees are separate lines, at the park’s price, with the year of the figure.',
      },
      goes: {
        name: 'Guaranteed means it runs',
        text: 'A departure is guaranteed once enough travellers are confirmed, or earlier if we decide so. Then it runs, whoever cancels.',
      },
      hold: {
        name: 'Your seats are held',
        text: 'A booking holds its seats while you pay. You see until when, and nobody else can take them.',
      },
      deposit: {
        name: 'Deposit first, balance later',
        text: '{percent, number}% of the journey and all of its permits when you book. The rest is due {days, plural, one {# day} other {# days}} before you leave.',
      },
      cancel: {
        name: 'Clear cancellation fees',
        text: 'Every journey shows its fee for each date. Before we confirm, cancelling is free.',
      },
    },
  },
})
