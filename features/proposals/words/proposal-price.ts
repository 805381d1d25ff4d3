import { source } from '#platform/languages/source.ts'

/** What the price of a proposal is made of, and why its deposit is so much: on its page, and on paper. */
export const proposalPriceWords = source('proposal-price', {
  each: '{money} each',
  /** Together with the other lines they are the total. */
  fees: 'Permits and park fees',
  flights: 'Flights',
  ticked: 'Chosen besides: {what}',
  /** `what`: a list of the next ones. */
  covers: 'The price per traveller is for what they take part in on these days: {what}.',
  parts: {
    stay: 'accommodation',
    transport: 'transport',
    guide: 'guide',
    activity: 'activities',
    meal: 'meals',
    other: 'other services',
  },
  child:
    'A child pays less where the accommodation or an activity charges less at that age, or where their share of what you all use together, such as the vehicle, is smaller.',
  apart: {
    fees: 'Permits and park fees are charged at what the authority asks, each on a line of its own.',
    flights: 'Flights are charged at what they cost, each on a line of its own.',
  },
  /** `share`: such as 30%. */
  deposit: {
    none: '{share} of the total.',
    permits: 'The permits in full, {money}, because we buy them at once and they are non-refundable, and {share} of the rest.',
    flights: 'The flights in full, {money}, because we buy them at once and they are non-refundable, and {share} of the rest.',
    both: 'The permits and flights in full, {money}, because we buy them at once and they are non-refundable, and {share} of the rest.',
  },
})
