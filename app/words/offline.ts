import { source } from '#platform/languages/source.ts'

/** The page without a connection. */
export const offlineWords = source('offline', {
  title: 'No connection',
  lede: 'You opened these journeys on this phone before, and can read them offline. Prices and seats are from that time.',
  none: 'None has been opened here yet. Open one while you have a connection, and it is saved.',
})
