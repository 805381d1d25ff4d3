import { source } from '#platform/languages/source.ts'

/** Why rooms or a car cannot be sold so. */
export const bedOrCarRefusalWords = source('admin-bed-or-car-refusals', {
  'dates-wrong': 'The end must be after the start, and neither may be in the past.',
  'stay-too-long': 'Maximum stay: {most, plural, one {# night} other {# nights}}.',
  'stay-too-short': 'Minimum stay on these dates: {minimum, plural, one {# night} other {# nights}}.',
  'hotel-closed': 'The hotel is open only in {months}.',
  'no-rooms': 'Choose at least one room.',
  'too-many-rooms': 'At most {most, plural, one {# room} other {# rooms}}.',
  'room-unknown': 'This hotel has no such room.',
  'board-unknown': '{room} is not sold with this meal plan.',
  'room-empty': 'Every room needs an adult.',
  'room-too-small': '{room} takes {most} {of, select, adults {adults} other {guests}}.',
  'guest-too-young': 'This hotel’s minimum age is {minimumAge, plural, one {#} other {#}}.',
  'no-vehicles': 'Choose at least one car.',
  'too-many-vehicles': 'There are {most, plural, one {# car} other {# cars}} of this class.',
  'hire-by-quote': 'Car hire of {fromDays, plural, one {# day} other {# days}} or more needs a custom price.',
  'not-without-driver': 'This class is only hired with a driver.',
  'not-with-driver': 'This class is only hired without a driver.',
  'driver-unknown': 'Enter the driver.',
  'driver-too-young': 'The driver must be at least {minimumAge, plural, one {#} other {#}} on the first day.',
  'licence-too-new': 'The driver must have held a licence for {years, plural, one {# year} other {# years}}.',
  'not-abroad': 'This class is not allowed in one of these countries.',
  'notice-too-short': 'Border papers need {noticeDays, plural, one {# day} other {# days}} notice.',
})
