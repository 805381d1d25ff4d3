import { source } from '#platform/languages/source.ts'

/** What a departure's page says in its static part alone. */
export const departureContentWords = source('departure-content', {
  seats: 'Seats',
  minimum:
    'Guaranteed once {minimum, plural, one {# traveller is confirmed} other {# travellers are confirmed}}: {short, plural, one {# more is} other {# more are}} missing. Seats on hold do not count yet.',
  goes: 'It runs, whoever cancels.',
  closed: 'Booking closed at 18:00 in Kigali on {day}.',
  closes: 'Booking closes at 18:00 in Kigali on {day}.',
  cancelled: 'We have cancelled this departure. We have told everyone who had a seat.',
  daysTitle: 'Itinerary by date',
  others: 'Other dates of this journey',
  package: 'All about this journey',
  calendar: 'Add to calendar',
})
