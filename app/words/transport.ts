import { source } from '#platform/languages/source.ts'

/** The page of roads and times. */
export const transportWords = source('transport', {
  title: 'Getting around',
  description:
    'Driving times in Rwanda and East Africa, from place to place: shortest and longest times, road surface, borders, and where to confirm before you travel.',
  lede: 'On a map Rwanda is small. On its roads it is not: count hours, not kilometres, and arrive before dark.',
  place: 'The road between the hills, Rwanda',
  cars: 'Car hire and driver rates',
  ask: {
    title: 'How long does it take?',
    text: 'From place to place, on a fast and a slow day. Times are without stops.',
    from: 'From',
    to: 'To',
    choose: 'Choose a place',
    show: 'Show the route',
    unknown: 'One of these places is not in our list. Choose it below.',
    same: 'You are there already. Choose two places.',
    none: 'We have no route between these two places. Write to us, and we look for one.',
  },
  way: {
    other: 'Another route, {how}',
    distance: 'Distance',
    legs: 'Parts',
    borders: 'Borders',
    table: 'The route, part by part',
    part: 'Part',
    takes: 'Time',
    on: 'Surface',
    closed: 'A part of this route is not open at present. We do not sell it.',
    asOf: 'As of {year}.',
    car: 'Car hire rates',
  },
  hubs: {
    title: 'Driving times',
    text: 'From our starting points to places with a direct road. The shortest time is a dry day without lorries.',
    from: 'From {name}',
    table: 'Driving times from {name}',
    to: 'To',
    time: 'Time',
    km: 'Distance',
    road: 'Road',
  },
})
