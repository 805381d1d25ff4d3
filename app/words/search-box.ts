import { source } from '#platform/languages/source.ts'

/** The field that searches, which the page for a wrong address has too. */
export const searchBoxWords = source('search-box', {
  label: 'What are you looking for?',
  button: 'Search',
  suggestions: 'Suggestions',
  suggested: '{count, plural, =0 {} one {# suggestion. Arrow keys choose one.} other {# suggestions. Arrow keys choose one.}}',
  kinds: {
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
  },
})
