import { source } from '#platform/languages/source.ts'

/** The first page as far as the planner. */
export const homeWords = source('home', {
  title: 'Journeys in Rwanda and East Africa',
  description:
    'Gorilla treks, pilgrimages to Kibeho and long drives across East Africa, planned and guided from Kigali. Fixed departures with seats you can count.',
  hero: 'Everything you need for the road',
  lede: 'Gorilla treks, pilgrimages to Kibeho and long drives across East Africa, planned and guided from Kigali.',
  heroPlace: 'Kinigi, below the Virunga',
  planner: {
    looking: 'We are looking for',
    in: 'in',
    inMonth: ', in',
    for: ', for',
    anything: 'anything',
    anywhere: 'any country',
    anyMonth: 'any month',
    anyLength: 'as long as it takes',
    styles: {
      gorillas: 'gorillas',
      chimpanzees: 'chimpanzees',
      savannah: 'savannah',
      walking: 'forest walks',
      cycling: 'cycling',
      lake: 'a lake',
      coast: 'the coast',
      mountain: 'a mountain',
      culture: 'culture',
      community: 'village days',
      pilgrimage: 'a pilgrimage',
      city: 'the city',
    },
    lengths: { short: 'a few days', week: 'about a week', long: 'nine days or more' },
    style: 'Interest',
    country: 'Country',
    month: 'Month',
    length: 'Length',
    show: 'Show journeys',
    count: '{count, plural, =0 {No match: show similar journeys} one {Show # journey} other {Show # journeys}}',
  },
})
