/** What can be booked. The loader sends it where it is shown, so that the script of a booking carries none of it. */
export const bookingKindWords = {
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
} as const
