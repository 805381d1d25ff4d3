import { source } from '#platform/languages/source.ts'

/** Importing departures from a table. */
export const importAdminWords = source('admin-departure-import', {
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
  },
  faults: {
    'package-unknown': 'No published package has the address “{value}”.',
    'day-wrong': '“{value}” is not a date. Write it as 2027-06-14.',
    'comfort-wrong': '“{value}” is not an accommodation level. Write simple, lodge or luxury.',
    'seats-wrong': '“{value}” is not a capacity from 1 to 99.',
    'minimum-wrong': '“{value}” is not a minimum from 1 to 99.',
    'cut-off-wrong': '“{value}” is not a number of days from 1 to 90.',
    'yes-or-no': '“{value}” is neither yes nor no.',
    'guide-unknown': 'No active guide is called “{value}”.',
    'car-unknown': 'No active vehicle is called “{value}”.',
    'note-too-long': 'The note is longer than 400 characters.',
  },
})
