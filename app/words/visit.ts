import { source } from '#platform/languages/source.ts'

/** The page of one community visit. */
export const visitWords = source('visit', {
  crumb: 'Community visits',
  description: '{name}, {place}: how long it takes, what the hosts ask, and how to book it.',
  facts: { place: 'Place', time: 'Duration', group: 'Group', age: 'Age', fee: 'Fee' },
  group: 'Up to {most, number}',
  age: { all: 'All ages', from: 'From {years, plural, one {#} other {#}}' },
  fee: '{money} a person',
  lede: '{kind}, {place}, {country}.',
  what: 'What it is',
  feeTitle: 'The fee',
  feeText: 'Typically {money} a person, as of {year}, paid to the hosts. Not checked: confirm before you travel.',
  sure: {
    medium: 'We know this visit, but its hours and fee change. Ask first.',
    low: 'We have not checked this visit recently. Ask first.',
  },
  book: 'How to book',
  ask: 'Ask for this visit',
  whatsapp: 'Ask on WhatsApp',
  askText: 'Good day. A question about the visit "{name}": ',
  behave: 'How to behave',
  near: 'Also near {place}',
  same: 'Similar visits',
})
