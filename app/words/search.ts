import type { DocumentKind, Part } from '#features/search/document.ts'
import { counted } from './en.ts'

const partWords: Record<Part, string> = {
  journeys: 'Journeys',
  places: 'Places',
  hotels: 'Hotels',
  community: 'With a community',
  transport: 'Cars and freight',
  know: 'Good to know',
  journal: 'Blog',
}

const kindWords: Record<DocumentKind, string> = {
  journey: 'Journey',
  pilgrimage: 'Pilgrimage',
  experience: 'Community',
  country: 'Country',
  park: 'Park',
  place: 'Place',
  hotel: 'Hotel',
  car: 'Car',
  page: 'Page',
  section: 'Good to know',
  post: 'Blog',
  feast: 'Kibeho',
  lane: 'Freight',
}

export const searchWords = {
  title: 'Search',
  titleOf: (question: string) => `Search: ${question}`,
  description: 'One search over journeys, places, hotels, communities, cars, everything good to know, and the blog.',
  label: 'What are you looking for?',
  button: 'Search',
  suggestions: 'Suggestions',
  suggested: (count: number) => (count === 0 ? '' : `${counted(count, 'suggestion')}. Arrow keys choose one.`),
  parts: partWords,
  kinds: kindWords,
  count: (count: number, question: string) => `${counted(count, 'result')} for “${question}”`,
  corrected: (typed: string, meant: string) => `No results for “${typed}”; showing “${meant}”.`,
  some: (question: string) => `No results with every word of “${question}”; showing some of them.`,
  none: (question: string) => `No results for “${question}”`,
  noneText: 'Check the spelling, or try one word: a place, an animal, a feast.',
  tooCommon: (question: string) => `“${question}” is on every page. Add a place, an animal or a feast.`,
  didYouMean: 'Did you mean',
  all: (count: number) => `All ${count}`,
  allOf: (part: string) => `in ${part}`,
  everything: 'Search everything',
  first: (most: number) => `The first ${most}. Add a word to narrow it.`,
  begin: 'Where to begin',
  ways: [
    { name: 'Gorillas', text: 'Journeys with an hour among mountain gorillas.', href: '/packages?style=gorillas' },
    { name: 'Kibeho', text: 'Pilgrimages, on your own or with a parish.', href: '/packages?style=pilgrimage' },
    { name: 'Leaving soon', text: 'Fixed departures with seats left.', href: '/departures' },
    { name: 'Hotels', text: 'Rooms by place and price.', href: '/hotels' },
    { name: 'Car hire', text: 'With or without a driver, by the day.', href: '/car-hire-rates' },
    { name: 'Important to know', text: 'Visas, health, money, rules.', href: '/important-to-know' },
  ],
} as const
