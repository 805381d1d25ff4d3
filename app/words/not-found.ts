export const notFoundWords = {
  text: 'There is no page at this address. It may have moved, or the address may be incomplete.',
  journeys: 'All journeys',
  departures: 'Next departures',
  booking: 'Find your booking',
} as const
