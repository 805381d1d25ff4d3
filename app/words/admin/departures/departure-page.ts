import { source } from '#platform/languages/source.ts'

/** The head and the tabs of one departure. */
export const departurePageWords = source('admin-departure-page', {
  tabs: 'Departure',
  overview: 'Overview',
  crew: 'Crew',
  suppliers: 'Suppliers',
  lists: 'Lists',
  edit: 'Edit',
  listsOf: 'Lists',
  manifest: 'Manifest',
  rooming: 'Rooming list',
  contacts: 'Contacts',
  facts: 'Seats',
  sold: 'Sold',
  held: 'On hold',
  left: 'Left',
  ofCapacity: 'of {capacity, plural, one {# seat} other {# seats}}',
  minimum: 'Minimum',
  confirmed: '({confirmed} confirmed)',
  guarantee: 'Guarantee',
  guaranteed: 'Guaranteed',
  notGuaranteed: 'Not guaranteed',
  decisions: {
    sell: {
      go: 'Put on sale',
      by: 'Draft. Booking would close on {day}, {when}.',
    },
    run: {
      go: 'Guarantee or cancel',
      by: 'Decide by {day}, {when}.',
    },
    guide: {
      go: 'Assign a guide',
      by: 'No guide yet. It starts on {day}, {when}.',
    },
  },
  late: 'Late',
  inDays:
    '{when, select, today {today} tomorrow {tomorrow} past {{days, plural, one {# day} other {# days}} ago} other {in {days, plural, one {# day} other {# days}}}}',
  contactList: {
    title: 'Contacts',
    lede: '{bookings, plural, one {# booking} other {# bookings}}, with the lead traveller’s phone and email.',
    columns: {
      lead: 'Lead traveller',
      people: 'Travellers',
      phone: 'Phone',
      email: 'Email',
    },
  },
})
