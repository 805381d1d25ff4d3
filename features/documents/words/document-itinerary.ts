import { source } from '#platform/languages/source.ts'

/** The itinerary. */
export const documentItineraryWords = source('document-itinerary', {
  provisional:
    'Provisional itinerary: details may still change. The final one is there {days, plural, one {# day} other {# days}} before the start, or at once if that is nearer, when everything is paid.',
  start: 'Starts in',
  date: '{weekday} {day}',
  way: '{from} to {to}',
  time: { minutes: '{minutes} min', hours: '{hours} h', both: '{hours} h {minutes} min' },
  road: '{time}, {km, number} km by road',
  /** Of a day that goes by something else as well. */
  by: '{time}, {km, number} km {modes}',
  mode: { road: 'by road', air: 'by air', boat: 'by boat', ferry: 'by ferry', rail: 'by train', trail: 'on a trail' },
  travel: '{time} travel time',
  meals: {
    none: 'No meals',
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    dinner: 'Dinner',
    'breakfast-lunch': 'Breakfast, lunch',
    'breakfast-dinner': 'Breakfast, dinner',
    'lunch-dinner': 'Lunch, dinner',
    'breakfast-lunch-dinner': 'Breakfast, lunch, dinner',
  },
  night: 'Night: {place}',
  accommodation: 'Accommodation',
  included: 'Included',
  extras: 'Booked as extras',
  extra: '{count} × {name}',
  excluded: 'Not included',
  /** Where extras were booked: what the package leaves out may be among them. */
  excludedBesides: 'Not included, unless booked as an extra',
  notes: 'Good to know',
})
