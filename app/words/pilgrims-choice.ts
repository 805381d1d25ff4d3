import { source } from '#platform/languages/source.ts'

/** The first step of a pilgrimage for a group. */
export const pilgrimsChoiceWords = source('pilgrims-choice', {
  title: 'Bring your parish',
  lede: 'A bus that waits, rooms for everybody, time for prayer. You pay nothing before our answer, and add names later.',
  adults: 'Adults, eighteen and over',
  adultsHint: 'Count the leader too.',
  larger: 'More than {most, number}? Ask for a written quote',
  residency: 'Park-fee category',
  residencyHint: 'A mixed group? Choose what most are and tell us in the message: we correct the fees.',
  free: 'For every {every, plural, one {# person} other {# people}} one leader travels free. Permits and park fees are still paid.',
})
