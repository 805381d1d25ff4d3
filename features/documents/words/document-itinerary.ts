import { source } from '#platform/languages/source.ts'

/** The itinerary. */
export const documentItineraryWords = source('document-itinerary', {
  start: 'Starts in',
  date: '{weekday} {day}',
  way: '{from} to {to}',
  time: { minutes: '{minutes} min', hours: '{hours} h', both: '{hours} h {minutes} min' },
  road: '{time}, {km, number} km by road',
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
  excluded: 'Not included',
  notes: 'Good to know',
})
