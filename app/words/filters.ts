import { source } from '#platform/languages/source.ts'

/** Around the filters of every list. */
export const filterWords = source('filters', {
  more: 'Filter and sort',
  active: '{label} ({count} active)',
  apply: 'Show',
  chosen: 'Selected',
  remove: 'Remove: {filter}',
  upTo: 'Up to {money}',
})
