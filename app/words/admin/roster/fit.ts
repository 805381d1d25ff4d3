import { source } from '#platform/languages/source.ts'

/** Why a guide or a vehicle does not fit a trip, and what staff should know of one that does. */
export const fitWords = source('admin-fit', {
  reasons: {
    retired: 'Deactivated',
    declined: 'Declined this trip before',
    absent: '{absence}, {days}',
    'other-role': '{role} is not one of their roles',
    'licence-class': 'No licence of class {classes}',
    'outside-yellow-card': 'No yellow card for {countries}',
    'may-not-work': 'May not work in {countries}',
    busy: 'On {title}, {days}',
    'busy-same': 'On this trip already',
    'no-language': 'Speaks none of the languages: {languages}',
    'far-away':
      'The day before ends in {place}, {minutes, plural, one {# minute} other {# minutes}} away by road, with {gap, plural, one {# minute} other {# minutes}} between',
    'no-free-day': '{days, plural, one {# day} other {# days}} in a row without a day off',
    'too-few-seats':
      '{seats, plural, one {# seat} other {# seats}} in all vehicles, for {travellers, plural, one {# traveller} other {# travellers}}',
  },
  over: {
    licence: 'Licence valid until {day} only',
    inspection: 'Inspection valid until {day} only',
    insurance: 'Insurance valid until {day} only',
    'yellow-card': 'Yellow card valid until {day} only',
  },
  ends: {
    licence: 'Licence ends soon after, on {day}',
    inspection: 'Inspection ends soon after, on {day}',
    insurance: 'Insurance ends soon after, on {day}',
    'yellow-card': 'Yellow card ends soon after, on {day}',
  },
  notEntered: 'Not entered: {facts}',
  facts: {
    roles: 'roles',
    spoken: 'languages',
    licenceUntil: 'last day of the licence',
    licenceClasses: 'licence classes',
    countries: 'countries of work',
    inspectionUntil: 'last day of the inspection',
    insuredUntil: 'last day of the insurance',
    yellowCardUntil: 'last day of the yellow card',
    yellowCardCountries: 'countries of the yellow card',
    licenceClass: 'licence class of its driver',
  },
})
