export const offlineWords = {
  title: 'No connection',
  lede: 'These journeys were opened on this phone before, and can be read on the road. Prices and seats are as they were then.',
  none: 'None has been opened here yet. Open one while you have a connection, and it stays.',
  reading: 'No connection: you read what is kept on this phone. Prices and seats may have changed.',
} as const
