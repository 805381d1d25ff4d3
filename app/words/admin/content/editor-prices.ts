import { source } from '#platform/languages/source.ts'

/** What the price grid of a package says. */
export const priceGridWords = source('admin-editor-prices', {
  corner: 'Group',
  occupancies: { sharing: 'Per person sharing', single: 'Single (full price)' },
  /** A size is for groups up to the next one. */
  group: {
    from: '{size, plural, one {# person or more} other {# people or more}}',
    one: '{size, plural, one {# person} other {# people}}',
    span: '{from} to {to, plural, one {# person} other {# people}}',
  },
  removeGroup: 'Remove the row for {group}',
  groupRemoved: 'The row for {group} is removed.',
  newGroup: 'New group size',
  newGroupSize: 'Number of people',
  addGroupSize: 'Add group size',
  addGroup: 'Add row',
  noGroup: 'Enter a number of people from 1 to 999.',
  groupThere: 'This group size already has a row.',
  noComforts: 'Choose at least one accommodation level first. Each has its own columns.',
  hidden:
    '{count, plural, one {# price of an accommodation level not on sale is kept.} other {# prices of accommodation levels not on sale are kept.}}',
  /** All that is said of one cell, in a list that ends with a full stop. */
  doubts: '{doubts}.',
  doubt: {
    'dearer-than-smaller': 'is higher per person than for {smaller, plural, one {# person} other {# people}}, {than}',
    'high-below-low': 'is lower than in the low season, {than}',
    'single-below-sharing': 'is lower than sharing, {than}',
    gap: 'has no price',
  },
})
