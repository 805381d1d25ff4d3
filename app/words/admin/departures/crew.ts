import type { CrewRefusal } from '#features/crew/save-crew.server.ts'
import { counted } from '../counted.ts'

/** Guides and vehicles in the admin area. */
export const crewAdminWords = {
  title: 'Guides & vehicles',
  lede: 'Guides and vehicles for your departures.',
  breadcrumb: 'You are here',
  guides: 'Guides',
  cars: 'Vehicles',
  addGuide: 'Add guide',
  addCar: 'Add vehicle',
  noGuides: 'No guides yet. Add one, then assign them to departures.',
  noCars: 'No vehicles yet. Add one, then assign it to departures.',
  columns: {
    name: 'Name',
    languages: 'Languages',
    phone: 'Phone',
    licence: 'Licence valid until',
    ahead: 'Upcoming',
    class: 'Class',
    seats: 'Seats',
    inspection: 'Inspection valid until',
  },
  over: 'expired',
  retired: 'Deactivated',
  ahead: (count: number) => counted(count, 'departure'),
  month: {
    title: (month: string) => `Guide & vehicle schedule, ${month}`,
    lede: 'Filled: on a departure. Red: on two departures.',
    before: 'Previous month',
    after: 'Next month',
    table: 'Show as table',
    who: 'Name',
    days: 'Days',
    departure: 'Departure',
    none: 'No assignments in this month.',
  },
  newGuide: 'New guide',
  newCar: 'New vehicle',
  fields: {
    name: 'Name',
    plate: 'Registration plate or name',
    languages: 'Languages',
    languagesHint: 'Separate with commas: English, French.',
    phone: 'Phone',
    licenceUntil: 'Licence valid until',
    vehicleClassId: 'Class',
    noClass: 'None',
    seats: 'Passenger seats',
    inspectionUntil: 'Inspection valid until',
    note: 'Note',
    noteHint: 'For staff. At most 400 characters.',
  },
  problems: {
    'name-missing': 'Enter a name.',
    'too-long': 'This is too long.',
    'day-wrong': 'Choose a date.',
    'seats-wrong': 'Enter a number from 1 to 99.',
    'strange-characters': 'It contains a character that cannot be saved.',
  } as Record<string, string>,
  errors: 'Not saved. Correct the marked fields:',
  save: 'Save',
  retire: 'Deactivate',
  unretire: 'Activate',
  retireTitle: 'Active',
  retireText: (count: number) =>
    count === 0
      ? 'Cannot be assigned after deactivation. Past departures keep it.'
      : `Cannot be assigned after deactivation. ${counted(count, 'upcoming departure keeps', 'upcoming departures keep')} it until you change that.`,
  isRetired: 'Deactivated: cannot be assigned.',
  flash: { saved: 'Saved.', retired: 'Deactivated.', back: 'Activated.' } as Record<string, string>,
} as const

export function crewRefusal({ reason }: CrewRefusal): string {
  switch (reason) {
    case 'crew-unknown':
      return 'This no longer exists.'
    case 'name-taken':
      return 'This name is already used. Choose a different one.'
    case 'class-unknown':
      return 'This class no longer exists. Choose another.'
    case 'changed-meanwhile':
      return 'Somebody else changed it while you were editing. Save again to overwrite their changes, or reload the page.'
  }
}
