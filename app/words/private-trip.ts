import { source } from '#platform/languages/source.ts'

/** Other ways to book a package: the server words them, and its prices name the first. */
export const privateTripWords = source('private-trip', {
  private: 'Private, for your group',
  alone: 'Private, for you alone: {total}',
  inAll: 'Private, for your group of {travellers}: {total} in all',
  group: 'Bring a group or a parish',
  /** Where it costs less than the seats that are shown. */
  groupForLess: 'As a group of your own you pay less: {total} in all for {travellers}, on the same date',
})
