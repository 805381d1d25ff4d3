export const seatsCount = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)
const people = (count: number) => (count === 1 ? '1 traveller' : `${count} travellers`)

export const bookingWords = {
  stepsLabel: 'Steps of the booking',
  problems: (count: number) => (count === 1 ? 'One thing to correct.' : `${count} things to correct.`),
  quoted: (code: string) => `This is the price of your quote ${code}.`,
  quoteGone: (code: string) =>
    `The price of quote ${code} no longer applies: it expired, or you changed the booking. This is today’s price.`,
  departure: {
    title: 'Which day, and how many?',
    lede: 'A seat for each traveller, whatever the age. Nothing is held until the last step.',
    pick: 'Departure',
    showDate: 'Show this date',
    travellers: 'Travellers',
    next: 'Continue to travellers',
    option: (days: string, left: number) => `${days}, ${left === 0 ? 'full' : `${left} left`}`,
  },
  kinds: {
    title: 'What would you like to book?',
    lede: 'You need no account, and nothing is held until the last step.',
    unknown:
      'There is no departure at this address. It may be over, or the link may be incomplete. All others are under “A seat on a departure”.',
    rows: [
      { name: 'A seat on a departure', text: 'A fixed date, shared with other travellers.', href: '/departures' },
      { name: 'A private journey', text: 'Choose a journey, then your own date, guide and car.', href: '/packages' },
      {
        name: 'A pilgrimage',
        text: 'Kibeho with your parish or group: a bus, rooms and time for prayer.',
        href: '/kibeho-pilgrimage-package',
      },
      { name: 'Hotel rooms', text: 'Choose your dates, then see rooms and prices.', href: '/hotels' },
      { name: 'A car', text: 'With our driver, or self-drive.', href: '/car-hire-rates' },
      { name: 'Freight', text: 'By air, sea or road: an estimate at once, then our price.', href: '/freight-quote' },
      { name: 'Something else', text: 'Write what you have in mind. We answer with a plan and a price.', href: '/tailor-made' },
    ],
  },
  waiting: {
    title: 'Join the waiting list',
    short: (left: number, asked: number) =>
      left === 0
        ? 'This departure is full.'
        : `Only ${seatsCount(left)} ${left === 1 ? 'is' : 'are'} left for your party of ${asked}.`,
    text: 'You wait as one party. When enough seats become available we hold them for up to 72 hours and email you at once. Waiting costs nothing.',
    name: 'Your name',
    button: (count: number) => `Add ${people(count)} to the list`,
  },
  summary: {
    label: 'Your booking so far',
    total: 'Total',
    rwf: (text: string) => `about ${text}`,
    deposit: 'Deposit',
    allNow: 'Full amount due now',
    balance: (day: string) => `Balance by ${day}`,
    perParty: (count: number) => people(count),
  },
} as const
