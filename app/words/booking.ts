export const seatsCount = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)
const people = (count: number) => (count === 1 ? '1 traveller' : `${count} travellers`)

export const bookingWords = {
  stepsLabel: 'Steps of the booking',
  problems: (count: number) => (count === 1 ? 'One thing to correct.' : `${count} things to correct.`),
  departure: {
    title: 'Which day, and how many?',
    lede: 'A seat for each traveller, whatever the age. Nothing is held until the last step.',
    pick: 'Departure',
    showDate: 'Show this date',
    travellers: 'Travellers',
    next: 'Continue to travellers',
    option: (days: string, left: number) => `${days}, ${left === 0 ? 'full' : `${left} left`}`,
  },
  waiting: {
    title: 'Join the waiting list',
    short: (left: number, party: number) =>
      left === 0
        ? 'This departure is full.'
        : `Only ${seatsCount(left)} ${left === 1 ? 'is' : 'are'} left for your party of ${party}.`,
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
