import { source } from '#platform/languages/source.ts'

/** When the office is open. */
export const officeHoursWords = source('office-hours', {
  here: 'It is {clock} here.',
  open: 'The office is open until {until}.',
  opensToday: 'The office is closed. It opens today at {at}.',
  opensOn: 'The office is closed. It opens on {weekday} at {at}.',
  closed: 'The office is closed.',
  line: '{days}, {from} to {to}',
  weekdays: '{first} to {last}',
  kigaliTime: 'Kigali time, two hours ahead of UTC all year.',
})
