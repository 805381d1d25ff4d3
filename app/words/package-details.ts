export const packageDetailWords = {
  facts: {
    length: 'Length',
    group: 'Group',
    walking: 'Walking',
    route: 'Starts and ends',
    age: 'Minimum age',
    from: 'From, per person',
  },
  daysNights: (days: string, nights: string) => `${days}, ${nights}`,
  groupOf: (least: number, most: number) => (least === most ? `${most}` : `${least} to ${most}`),
  startEnd: (start: string, end: string) => (start === end ? start : `${start} to ${end}`),
  ageYears: (age: number) => (age === 0 ? 'Any age' : `${age} years`),
  onPage: 'On this page',
  gallery: 'Photos',
  tabs: {
    days: 'Itinerary',
    when: 'When to go',
    price: 'Prices',
    dates: 'Dates',
    included: 'Included',
    know: 'Good to know',
  },
  price: {
    title: 'Price per person',
    travelling: 'Travelling together',
    alone: '1 traveller',
    group: (from: number, to: number | undefined) =>
      to === undefined ? `${from} or more` : from === to ? `${from} travellers` : `${from} to ${to}`,
    caption:
      'For one international adult sharing a room, including permits and park fees; a solo traveller has a single room. These are the prices of a private trip, for your group. Whoever joins a departure pays the price of its date, however many book.',
    oneSeason: 'All year',
    highSpans: (spans: string) => `From ${spans}`,
    lowSpans: 'All other days',
    none: 'No price is listed for this journey.',
    missing: 'not offered',
  },
  dates: {
    title: 'Fixed departures',
    more: (count: number) => (count === 1 ? 'One more date' : `${count} more dates`),
    none: 'No fixed date is open. Tell us your date, and we tell you what it takes.',
  },
  goesWith: 'Goes well with',
} as const
