import { source } from '#platform/languages/source.ts'

/** What can be booked. The loader sends it where it is shown, so that no other first step carries it. */
export const bookingKindWords = source('booking-kinds', {
  title: 'What would you like to book?',
  lede: 'You need no account, and nothing is held until the last step.',
  unknown:
    'There is no departure at this address. It may be over, or the link may be incomplete. All others are under “A seat on a departure”.',
  rows: {
    departure: { name: 'A seat on a departure', text: 'A fixed date, shared with other travellers.' },
    journey: { name: 'A private journey', text: 'Choose a journey, then your own date, guide and car.' },
    pilgrimage: { name: 'A pilgrimage', text: 'Kibeho with your parish or group: a bus, rooms and time for prayer.' },
    stay: { name: 'Hotel rooms', text: 'Choose your dates, then see rooms and prices.' },
    hire: { name: 'A car', text: 'With our driver, or self-drive.' },
    freight: { name: 'Freight', text: 'By air, sea or road: an estimate at once, then our price.' },
    other: { name: 'Something else', text: 'Write what you have in mind. We answer with a plan and a price.' },
  },
})
