import { source } from '#platform/languages/source.ts'

/** The page of Kibeho beside its static part. */
export const kibehoWords = source('kibeho', {
  title: 'Kibeho, day by day',
  description:
    'Mass and prayer times at the shrine of Our Lady of Kibeho, the days of a pilgrimage, places and paths in minutes, rooms from simple to comfortable, and the price of a group.',
  lede: 'The shrine of Our Lady of Sorrows stands in the hills of the south. Here are its hours, paths and rooms, and group prices.',
  crumb: 'Pilgrimage',
  tabs: {
    mass: 'Mass times',
    days: 'Days',
    'shrine-places': 'Places',
    way: 'Getting there',
    rooms: 'Rooms',
    'for-groups': 'Groups',
    dates: 'Dates',
  },
  onPage: 'On this page',
})
