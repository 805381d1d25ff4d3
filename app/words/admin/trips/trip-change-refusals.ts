import { source } from '#platform/languages/source.ts'

/** Why a change of a version is refused, and what mends it. */
export const tripChangeRefusalWords = source('admin-trip-change-refusals', {
  'day-unknown': 'There is no such day.',
  'item-unknown': 'Somebody has removed this item.',
  'last-day': 'A trip has at least one day.',
  nobody: 'Somebody has to take part.',
  'nobody-pays': 'At least one traveller has to pay.',
  'no-options': 'A trip has at least one option.',
  'option-twice': 'Each letter is one option.',
  'too-many-days': 'A trip has at most {most, plural, one {# day} other {# days}}.',
  'too-many-items': 'A trip has at most {most, plural, one {# item} other {# items}}.',
  'too-many-travellers': 'A trip has at most {most, plural, one {# traveller} other {# travellers}}.',
  'option-unknown': 'There is no option {letter}.',
  'option-in-use': 'Option {letter} is named by {titles}. Take it out there first.',
  'traveller-in-use': 'Traveller {position} is named by {titles}. Take them out there first.',
  'traveller-unknown': 'There is no traveller {position}.',
  'room-twice': 'Traveller {position} is in two rooms.',
  'without-room': 'Traveller {position} has no room.',
  'after-the-end': 'It runs beyond day {last}, which is the last one.',
})
