import { source } from '#platform/languages/source.ts'

/** What a departure or booking needs of guides and vehicles, what it misses, and who is free for it. */
export const requirementWords = source('admin-crew-requirements', {
  needs: 'Needs {list}.',
  needsNothing: 'Needs no guide or vehicle of ours.',
  ofSuppliers: 'Ordered from suppliers',
  /** A transfer that was sold with it: from when to when it takes a vehicle and a driver, and for which flight. */
  transfers: {
    in: 'Airport transfer, {when}: a vehicle and a driver. {number} lands at {airport} at {at}.',
    out: 'Airport transfer, {when}: a vehicle and a driver. {number} leaves {airport} at {at}.',
  },
  flightMissing: 'Flight missing',
  staffNumbers: 'Numbers set by {name}.',
  languages: 'Languages: {list}.',
  complete: 'Everybody is assigned',
  waiting: '{count, plural, one {# request} other {# requests}} without a reply.',
  otherClass: '{count, plural, one {# vehicle is} other {# vehicles are}} of another class than was booked.',
  free: 'Free and fits',
  freeGuides: 'Guides',
  freeCars: 'Vehicles',
  nobodyFree: 'Nobody who fits is free for all of it.',
  fits: {
    languages: 'Speaks the languages',
    there: 'Is where it starts',
    worked: '{days, plural, =0 {No trips} one {# day of trips} other {# days of trips}} in 28 days',
    outside: 'Freelance or hired in',
  },
  assign: 'Assign {name}',
  assignShort: 'Assign',
  more: 'Others who are free ({count})',
  others: 'Not free or does not fit ({count})',
  otherTimes: 'Assign for some days or hours, or in another role',
  change: 'Change what it needs',
  cars: 'Vehicles',
  driverGuides: 'Driver-guides',
  guides: 'Guides',
  drivers: 'Drivers',
  save: 'Save numbers',
  reset: 'Count again',
  numberWrong: 'Enter whole numbers from 0 to 99.',
})
