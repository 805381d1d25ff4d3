import { source } from '#platform/languages/source.ts'

/** The panel that prices a group. */
export const groupPanelWords = source('group-panel', {
  label: 'Price a group',
  title: 'Bring a group',
  each: 'Each, in a group of {count, number}',
  startsOn: 'First day',
  adults: 'Travellers',
  comfort: 'Accommodation',
  fewer: 'One fewer',
  more: 'One more',
  most: 'This pilgrimage takes up to {most, plural, one {#} other {#}}.',
  quoteLarger: 'For more, ask for a written quote',
  tooLarge:
    'For {count, plural, one {# traveller} other {# travellers}} we make a written quote, with as many buses as it needs.',
  quoteFor: 'Ask for a quote for {count, number}',
  cheaper: '{size, plural, one {# traveller} other {# travellers}} would pay {money} in all: less than {count, number}.',
  refresh: 'Update the price',
  book: 'Book for {count, number}',
  written: 'Ask for a written quote',
  counted: 'For adult international visitors, two per room. Children pay less: give their ages next.',
  dock: 'Price a group',
  noPrice: 'There is no price for this choice. Change the day or the number, or ask for a quote.',
})
