import { source } from '#platform/languages/source.ts'

/** Guides and vehicles in the admin area. */
export const crewAdminWords = source('admin-crew', {
  title: 'Guides & vehicles',
  lede: 'Who leads and drives your travellers, and with what.',
  breadcrumb: 'You are here',
  guides: 'Guides',
  cars: 'Vehicles',
  addGuide: 'Add guide',
  addCar: 'Add vehicle',
  noGuides: 'No guides yet. Add one, then assign them to departures and bookings.',
  noCars: 'No vehicles yet. Add one, then assign it to departures and bookings.',
  columns: {
    name: 'Name',
    languages: 'Languages',
    phone: 'Phone',
    licence: 'Licence valid until',
    class: 'Class',
    seats: 'Seats',
    inspection: 'Inspection valid until',
  },
  over: 'expired',
  retired: 'Deactivated',
  newGuide: 'New guide',
  newCar: 'New vehicle',
  errors: 'Not saved. Correct the marked fields:',
  refusals: {
    'crew-unknown': 'This no longer exists.',
    'name-taken': 'This name is already used. Choose a different one.',
    'hired-out':
      'All vehicles of this class are hired on {day}, and this one is away then: as a vehicle for hire it would be one too few. Free it first, or raise the number of vehicles of the class.',
    'class-unknown': 'This class no longer exists. Choose another.',
    'changed-meanwhile':
      'Somebody else changed it while you were editing. Save again to overwrite their changes, or reload the page.',
  },
  save: 'Save',
  retire: 'Deactivate',
  unretire: 'Activate',
  retireTitle: 'Active',
  retireText:
    '{count, plural, =0 {Cannot be assigned after deactivation. Past assignments stay.} other {Cannot be assigned after deactivation. {count, plural, one {# upcoming assignment stays} other {# upcoming assignments stay}} until you change that.}}',
  isRetired: 'Deactivated: cannot be assigned.',
  flash: {
    saved: 'Saved.',
    retired: 'Deactivated.',
    back: 'Activated.',
  },
})
