import type { RowFault } from '#features/departures/read-import.server.ts'
import type { Nth } from '#features/departures/series.ts'
import { counted } from './en.ts'

/** Making many departures at once: by a rule, from the year before, or from a table. */
export const deskSeriesWords = {
  title: 'Make a series',
  lede: 'Departures that follow a rule. Nothing is made until you have seen them all.',
  breadcrumb: 'You are here',
  list: 'Departures',
  ways: 'How to make several',
  byRule: 'By a rule',
  roll: 'From the year before',
  import: 'From a table',
  errors: 'Mend what is marked:',
  rule: {
    label: 'Rule',
    weekly: 'On weekdays, every week or every few weeks',
    monthly: 'On one weekday of each month',
    days: 'On days that I name',
  },
  first: 'First day',
  last: 'Last day',
  lastHint: 'At most two years on.',
  weekdays: 'Weekdays',
  everyWeeks: 'Every so many weeks',
  everyWeeksHint: '1 is every week, 2 every second.',
  nth: 'Which of the month',
  nths: { '1': 'First', '2': 'Second', '3': 'Third', '4': 'Fourth', last: 'Last' } satisfies Record<Nth, string>,
  weekday: 'Weekday',
  days: 'Days',
  daysHint: 'One to a line, as 2027-06-14.',
  who: 'Guide and car',
  nobody: 'Nobody yet',
  guide: 'Guide',
  car: 'Car',
  look: 'Show what would be made',
  problems: {
    'weeks-wrong': 'Write a number from 1 to 26.',
    'last-before-first': 'The last day comes before the first.',
    'too-long-series': 'A series is no longer than two years.',
    'weekday-missing': 'Tick a weekday.',
    'pasted-wrong': 'There is something in it that is no day. Write each as 2027-06-14.',
    'pasted-none': 'Name a day.',
    'too-many-days': 'Name at most 400 days at once.',
  } as Record<string, string>,
  tooMany: (count: number, most: number) =>
    `That would be ${count} departures. At most ${most} are made at once: choose a shorter time.`,
  rollPackage: 'Package',
  year: 'Year to take from',
  rollHint: 'Its departures are proposed for the same weekdays a year later, with their comfort, seats and minimum.',
  rollNone: 'The package has no departure in this year.',
  plan: {
    title: 'What would be made',
    count: (sound: number, faulty: number) =>
      faulty === 0
        ? `${counted(sound, 'departure')}.`
        : `${counted(sound, 'departure')}, and ${counted(faulty, 'line')} that cannot be made.`,
    columns: {
      row: 'Line',
      day: 'Leaves',
      ends: 'Ends',
      journey: 'Journey',
      season: 'Season',
      price: 'Price',
      seats: 'Seats',
      says: 'What is so',
    },
    seats: (capacity: number, minimum: number, cutOffDays: number | null) =>
      `${capacity}, goes with ${minimum}${cutOffDays === null ? '' : `, sold until ${counted(cutOffDays, 'day')} before`}`,
    low: 'Low',
    high: 'High',
    good: 'Can be made',
    clash: (name: string, title: string, day: string) => `${name} is on ${title}, ${day}`,
    row: (row: number) => `line ${row}`,
    skip: 'Leave out the lines that cannot be made',
    even: 'Assign guides and cars all the same, though they clash',
    makeDrafts: 'Make them as drafts',
    makeOnSale: 'Make them and put them on sale',
    none: 'No day fits the rule.',
    changed: 'Something changed since you looked. This is how it stands now; nothing was made.',
    fewer: (shown: number, all: number) => `The first ${shown} of ${all} lines are shown.`,
  },
  made: (count: number) => `${counted(count, 'departure')} made.`,
  seeThem: 'See the list',
} as const

export const deskImportWords = {
  title: 'Import departures',
  lede: 'From a table as CSV. You see every line before anything is made, and either all are made or none.',
  look: 'Show what would be made',
  example: 'Download an example',
  columns: {
    package: 'The last part of the package’s address, such as an-hour-with-the-gorillas',
    starts_on: 'The first day, as 2027-06-14',
    comfort: 'simple, lodge or luxury',
    seats: 'Seats in all, 1 to 99',
    minimum: 'How many make it go, 1 to 99',
    cut_off_days: 'Until how many days before it is sold, 1 to 90; nothing for the usual 2',
    guaranteed: 'yes where we give our word at once; else no or nothing',
    guide: 'The name of a guide, as it stands under Guides and cars',
    car: 'The name of a car, as it stands there',
    note: 'A note for visitors, at most 400 characters',
  } as Record<string, string>,
  exampleName: 'departures-example.csv',
} as const

export function rowFault(fault: RowFault): string {
  switch (fault.reason) {
    case 'package-unknown':
      return `No published package has the address “${fault.value}”.`
    case 'day-wrong':
      return `“${fault.value}” is no day. Write it as 2027-06-14.`
    case 'comfort-wrong':
      return `“${fault.value}” is no comfort. Write simple, lodge or luxury.`
    case 'seats-wrong':
      return `“${fault.value}” is no number of seats from 1 to 99.`
    case 'minimum-wrong':
      return `“${fault.value}” is no minimum from 1 to 99.`
    case 'cut-off-wrong':
      return `“${fault.value}” is no number of days from 1 to 90.`
    case 'yes-or-no':
      return `“${fault.value}” is neither yes nor no.`
    case 'guide-unknown':
      return `No guide at work is called “${fault.value}”.`
    case 'car-unknown':
      return `No car in use is called “${fault.value}”.`
    case 'note-too-long':
      return 'The note is longer than 400 characters.'
  }
}
