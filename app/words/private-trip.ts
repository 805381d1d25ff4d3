import { source } from '#platform/languages/source.ts'

/** Other ways to book a package: the server words them, and its prices name the first. */
export const privateTripWords = source('private-trip', {
  private: 'Private, for your group',
  alone: 'Private, for you alone: {total}',
  inAll: 'Private, for your group of {travellers}: {total} in all',
  group: 'Bring a group or a parish',
})
