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
  tabs: {
    days: 'Itinerary',
    when: 'When to go',
    price: 'Prices',
    dates: 'Dates',
    included: 'Included',
    know: 'Good to know',
  },
} as const
