import { source } from '#platform/languages/source.ts'

/** Community visits in the admin area, and the guide to them. */
export const communityAdminWords = source('admin-community', {
  visits: {
    title: 'Community experiences',
    lede: '{count, plural, one {# experience.} other {# experiences.}}',
    begin: 'New experience',
    empty: 'Crafts, meals and walks offered by local hosts. Create the first one.',
    part: 'Experience',
    fields: {
      name: { label: 'Name' },
      category: { label: 'Category' },
      placeId: { label: 'Place' },
      position: { label: 'Position in list', hint: '1 is first.' },
      minutes: { label: 'Duration' },
      groupMax: { label: 'Maximum group size' },
      minimumAge: { label: 'Minimum age', hint: 'Empty for no minimum age.' },
      feeMinor: { label: 'Fee per person', hint: 'Paid to the hosts.' },
      booking: { label: 'How to book', hint: 'How long ahead, and through whom.' },
      facts: { label: 'Facts' },
    },
  },
  guide: {
    list: {
      title: 'Visitor guide',
      lede: '{count, plural, one {# guide. Always published.} other {# guides. Always published.}}',
      empty: 'The guide is added at the next start.',
    },
    parts: { how: 'Etiquette', money: 'Facts and phrases' },
    fields: {
      dos: { label: 'Do' },
      donts: { label: 'Do not' },
      categories: { label: 'Experience categories' },
      kind: { label: 'Category' },
      name: { label: 'Name' },
      definition: { label: 'Description' },
      facts: { label: 'Facts' },
      about: { label: 'About' },
      text: { label: 'Text' },
      phrases: { label: 'Phrases' },
      english: { label: 'English' },
      kinyarwanda: { label: 'Kinyarwanda' },
      swahili: { label: 'Swahili' },
      phraseNote: { label: 'Note on the phrases' },
    },
    about: { money: 'Where the money goes', visit: 'The experience' },
    ones: { kind: 'category', fact: 'fact', phrase: 'phrase' },
  },
})
