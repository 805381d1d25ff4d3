export const pilgrimageWords = {
  title: 'Pilgrimage to Kibeho',
  description:
    'The feasts of Kibeho by date, departures there on the day, and prices for a parish or group of 6 to 60. Mass times, simple rooms, a bus that waits.',
  lede: 'Kibeho is the only place in Africa whose Marian apparitions have been recognised by the Church. We bring Mass times, simple rooms and a bus that waits.',
  place: 'Kibeho, the road to the church',
  facts: {
    road: 'From Kigali by road',
    recognised: 'Recognised',
    year: '2001',
    entrance: 'Entrance',
    free: 'No fee',
    height: 'Altitude',
  },
  metres: (metres: number) => `${metres.toLocaleString('en-US')} m, cool evenings`,
  feasts: {
    title: 'The year in Kibeho',
    lede: 'Feasts of the coming fourteen months, how many people come, and departures in Kibeho that morning. Where there is none, a group chooses its own date.',
    eve: (day: string, what: string) => `Eve, ${day}: ${what}.`,
    bring: 'Price a group for this day',
    bringFor: (name: string, day: string) => `Price a group for ${name}, ${day}`,
    seats: (left: number) => (left === 0 ? 'full' : left === 1 ? '1 seat left' : `${left} seats left`),
    confirm: 'Confirm before you travel',
    sources: (list: string) =>
      `Sources: ${list}. Where a row has none, the day is from the Church’s calendar and the rest is not checked.`,
    quiet: 'When it is quiet',
    monthly: 'Every month: a weekend with the Virgin Mary',
  },
  packages: { title: 'Our pilgrimages', all: 'All pilgrimage dates' },
  leaders: {
    title: 'For parish leaders',
    lede: (every: number) =>
      every > 0
        ? `Enter your group size and date. One leader in every ${every} travels free, taken off the base price.`
        : 'Enter your group size and date. The price per traveller falls as the group grows.',
    which: 'Which pilgrimage',
    caption: (title: string, day: string) => `${title}, for a start on ${day}`,
    captionNote: 'Whole group first, then each traveller. International adults, two per room.',
    size: 'Travellers',
    priceFor: (size: number) => `Price a group of ${size} for your own date`,
    free: (count: number) => (count === 1 ? '1 leader free' : `${count} leaders free`),
    each: (money: string) => `${money} each`,
    tooLarge: (most: number) => `One bus takes ${most}. For more we plan a second: ask for a quote.`,
    noRate: 'Ask us',
    season: 'Another date may be in another season: the weeks around 15 August and 28 November cost more.',
    book: 'Price your group',
    quote: 'Ask for a written quote',
  },
} as const

export const pilgrimageDetailWords = {
  title: 'How to choose and prepare a pilgrimage',
  description:
    'Which pilgrimage to Kibeho suits you, when to go, what to pack, how to behave at the shrine, and other places of pilgrimage on the way.',
  lede: 'Which journey, which week, what to pack, and what else is on the way. Written for group leaders.',
  packing: { title: 'What to pack', lede: 'Nights are cool, the paths are steep, and plastic bags are not allowed in.' },
  manners: { title: 'At the shrine', lede: 'The rules are the shrine’s. We ask every traveller to keep them.' },
  rosary: {
    title: 'The Rosary of the Seven Sorrows',
    about: (origin: string, minutes: number, days: string) =>
      `${origin} It takes about ${minutes} minutes and is customarily prayed on ${days}.`,
    and: ' and ',
  },
  combine: {
    title: 'What combines with Kibeho',
    lede: (year: number) => `Road times are from Kibeho, as of ${year}. Unchecked figures say so.`,
    far: 'A separate journey',
    fee: (name: string, time: string, fee: string) => `${name}: ${time}, ${fee}.`,
    feeUsd: (usd: number, year: number) => (usd === 0 ? 'no fee' : `about $${usd} as of ${year}, not checked`),
  },
  costs: { title: 'Money at the shrine' },
  next: { packages: 'Days, rooms and price', calendar: 'The feasts by date' },
} as const

export const kibehoWords = {
  title: 'Kibeho, day by day',
  description:
    'Mass and prayer times at the shrine of Our Lady of Kibeho, the days of a pilgrimage, places and paths in minutes, rooms from simple to comfortable, and the price of a group.',
  lede: 'The shrine of Our Lady of Sorrows stands in the hills of the south. Here are its hours, paths and rooms, and group prices.',
  crumb: 'Pilgrimage',
  tabs: {
    mass: 'Mass times',
    days: 'Days',
    'shrine-places': 'Places',
    way: 'Getting there',
    rooms: 'Rooms',
    'for-groups': 'Groups',
    dates: 'Dates',
  },
  onPage: 'On this page',
  others: 'Other ways to Kibeho',
} as const
