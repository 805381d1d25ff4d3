import { source } from '#platform/languages/source.ts'

/** What the server alone says of a route: it is sent as text, so these words reach no browser. */
export const routeWords = source('routes', {
  title: '{from} to {to}',
  time: '{least} to {most}',
  km: '{count, number} km',
  noBorders: 'none',
  borders: '{count, plural, other {#, time included}}',
  border: '{name}: {least} to {most, plural, one {# minute} other {# minutes}} at the border, included above',
  modes: {
    road: 'road',
    air: 'by air',
    boat: 'by boat',
    ferry: 'ferry',
    rail: 'by train',
    trail: 'trail, by bicycle or on foot',
  },
  statuses: { check: 'Ask before you plan it', restricted: 'Restricted', suspended: 'Suspended' },
})
