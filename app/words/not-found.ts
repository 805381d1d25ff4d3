import { source } from '#platform/languages/source.ts'

/** The page for an address that leads nowhere. Its title is the frame's. */
export const notFoundWords = source('not-found', {
  text: 'There is no page at this address. It may have moved, or the address may be incomplete.',
  journeys: 'All journeys',
  departures: 'Next departures',
  booking: 'Find your booking',
})
