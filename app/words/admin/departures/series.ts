import type { RowFault } from '#features/departures/read-import.server.ts'
import type { Nth } from '#features/departures/series.ts'
import { counted } from '../counted.ts'

/** Creating many departures at once: by a rule, from last year, or from a table. */
export const seriesAdminWords = {
  title: 'Create series',
  lede: 'Create departures by a rule. You see a preview first.',
  breadcrumb: 'You are here',
  list: 'Departures',
  ways: 'Ways to create several',
  byRule: 'By a rule',
  roll: 'Copy last year',
  import: 'Import CSV',
  errors: 'Correct the marked fields:',
  rule: {
    label: 'Rule',
    weekly: 'Weekly, on chosen weekdays',
    monthly: 'Monthly, on one weekday',
    days: 'On specific dates',
  },
  first: 'Start date',
  last: 'End date',
  lastHint: 'At most two years later.',
  weekdays: 'Weekdays',
  everyWeeks: 'Repeat every (weeks)',
  everyWeeksHint: '1 is every week, 2 every second week.',
  nth: 'Week of the month',
  nths: { '1': 'First', '2': 'Second', '3': 'Third', '4': 'Fourth', last: 'Last' } satisfies Record<Nth, string>,
  weekday: 'Weekday',
  days: 'Dates',
  daysHint: 'One per line, such as 2027-06-14.',
  who: 'Guide and vehicle',
  nobody: 'Not assigned',
  guide: 'Guide',
  car: 'Vehicle',
  look: 'Preview',
  problems: {
    'weeks-wrong': 'Enter a number from 1 to 26.',
    'last-before-first': 'The end date is before the start date.',
    'too-long-series': 'A series can span at most two years.',
    'weekday-missing': 'Select a weekday.',
    'pasted-wrong': 'A line is not a date. Write each as 2027-06-14.',
    'pasted-none': 'Enter a date.',
    'too-many-days': 'Enter at most 400 dates.',
  } as Record<string, string>,
  tooMany: (count: number, most: number) =>
    `That would be ${count} departures. At most ${most} can be created at once: choose a shorter period.`,
  rollPackage: 'Package',
  year: 'Year to copy',
  rollHint: 'Same weekdays one year later, same accommodation level, capacity and minimum.',
  rollNone: 'The package has no departures in this year.',
  plan: {
    title: 'Preview',
    count: (sound: number, faulty: number) =>
      faulty === 0
        ? `${counted(sound, 'departure')}.`
        : `${counted(sound, 'departure')}, and ${counted(faulty, 'line')} with errors.`,
    columns: {
      row: 'Line',
      day: 'Departs',
      ends: 'Ends',
      journey: 'Package',
      season: 'Season',
      price: 'Price',
      seats: 'Capacity',
      result: 'Check result',
    },
    seats: (capacity: number, minimum: number, cutOffDays: number | null) =>
      `${capacity}, minimum ${minimum}${cutOffDays === null ? '' : `, booking closes ${counted(cutOffDays, 'day')} before`}`,
    low: 'Low',
    high: 'High',
    good: 'OK',
    clash: (name: string, title: string, day: string) => `${name} is on ${title}, ${day}`,
    row: (row: number) => `line ${row}`,
    skip: 'Skip lines with errors',
    even: 'Assign guides and vehicles even if they clash',
    makeDrafts: 'Save as drafts',
    makeOnSale: 'Create and publish',
    none: 'No dates match the rule.',
    changed: 'Something changed since the preview. Nothing was created. This is the current preview.',
    fewer: (shown: number, all: number) => `The first ${shown} of ${all} lines are shown.`,
  },
  made: (count: number) => `${counted(count, 'departure')} created.`,
  seeThem: 'View departures',
} as const

export const importAdminWords = {
  title: 'Import departures',
  lede: 'From a CSV file. You see a preview first; all lines are created or none.',
  look: 'Preview',
  example: 'Download example',
  columns: {
    package: 'The last part of the package’s address, such as an-hour-with-the-gorillas',
    starts_on: 'Start date, such as 2027-06-14',
    comfort: 'simple, lodge or luxury',
    seats: 'Capacity, 1 to 99',
    minimum: 'Minimum travellers, 1 to 99',
    cut_off_days: 'Booking closes, days before: 1 to 90. Empty: 2',
    guaranteed: 'yes to guarantee it at once; otherwise no or empty',
    guide: 'Guide name, as in Guides & vehicles',
    car: 'Vehicle name, as in Guides & vehicles',
    note: 'Note for visitors, at most 400 characters',
  } as Record<string, string>,
  exampleName: 'departures-example.csv',
} as const

export function rowFault(fault: RowFault): string {
  switch (fault.reason) {
    case 'package-unknown':
      return `No published package has the address “${fault.value}”.`
    case 'day-wrong':
      return `“${fault.value}” is not a date. Write it as 2027-06-14.`
    case 'comfort-wrong':
      return `“${fault.value}” is not an accommodation level. Write simple, lodge or luxury.`
    case 'seats-wrong':
      return `“${fault.value}” is not a capacity from 1 to 99.`
    case 'minimum-wrong':
      return `“${fault.value}” is not a minimum from 1 to 99.`
    case 'cut-off-wrong':
      return `“${fault.value}” is not a number of days from 1 to 90.`
    case 'yes-or-no':
      return `“${fault.value}” is neither yes nor no.`
    case 'guide-unknown':
      return `No active guide is called “${fault.value}”.`
    case 'car-unknown':
      return `No active vehicle is called “${fault.value}”.`
    case 'note-too-long':
      return 'The note is longer than 400 characters.'
  }
}
