import { source } from '#platform/languages/source.ts'

/** Who sleeps, and in how many rooms. */
export const stayPartyWords = source('stay-party', {
  adults: 'Adults',
  children: 'Ages of children',
  childrenHint: 'In years: 4, 7',
  rooms: 'Rooms',
})
