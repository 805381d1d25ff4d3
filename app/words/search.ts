import { source } from '#platform/languages/source.ts'

/** The page of the search. */
export const searchWords = source('search', {
  title: 'Search',
  titleOf: 'Search: {question}',
  description: 'One search over journeys, places, hotels, communities, cars, everything good to know, and the blog.',
  parts: {
    journeys: 'Journeys',
    places: 'Places',
    hotels: 'Hotels',
    community: 'With a community',
    transport: 'Cars and freight',
    know: 'Good to know',
    journal: 'Blog',
  },
  count: '{count, plural, one {# result} other {# results}} for “{question}”',
  corrected: 'No results for “{typed}”; showing “{meant}”.',
  some: 'No results with every word of “{question}”; showing some of them.',
  none: 'No results for “{question}”',
  noneText: 'Check the spelling, or try one word: a place, an animal, a feast.',
  tooCommon: '“{question}” is on every page. Add a place, an animal or a feast.',
  didYouMean: 'Did you mean',
  all: 'All {count, number}',
  allOf: 'in {part}',
  everything: 'Search everything',
  first: 'The first {most, number}. Add a word to narrow it.',
  begin: 'Where to begin',
  links: {
    gorillas: { name: 'Gorillas', text: 'Journeys with an hour among mountain gorillas.' },
    kibeho: { name: 'Kibeho', text: 'Pilgrimages, on your own or with a parish.' },
    departures: { name: 'Leaving soon', text: 'Fixed departures with seats left.' },
    hotels: { name: 'Hotels', text: 'Rooms by place and price.' },
    cars: { name: 'Car hire', text: 'With or without a driver, by the day.' },
    know: { name: 'Important to know', text: 'Visas, health, money, rules.' },
  },
})
