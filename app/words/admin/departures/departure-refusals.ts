import { source } from '#platform/languages/source.ts'

/** Why a departure is not changed so: what is the case now, and what to do. */
export const departureRefusalWords = source('admin-departure-refusals', {
  'departure-unknown': 'This no longer exists.',
  'cancelled-already': 'This departure was cancelled. It cannot be changed.',
  'in-the-trash': 'It is in the trash. Restore it first.',
  'on-sale-already': 'It is on sale already.',
  'not-on-sale': 'It is not on sale.',
  'booking-closed': 'Booking has closed for this departure.',
  'package-not-published': 'Its package is not published. Publish the package first.',
  'no-rate': 'The package has no price for this accommodation level and minimum. Add one, or choose another.',
  'instant-past': 'That time has passed. Choose a later one, or put it on sale now.',
  'instant-too-late': 'Booking closes on {day} at {clock}. Choose an earlier time.',
  'permits-until-wrong': 'Choose a day from today on and before the visit on {visit}.',
  'moment-came': 'It went on sale in the meantime, so it stays on sale.',
  'changed-meanwhile': 'Somebody else changed it in the meantime. Nothing was saved.',
  booked: '{count, plural, one {# booking counts} other {# bookings count}} on it: {bookings}. Cancel the departure instead.',
  'is-on-sale': 'It is on sale or scheduled. Take it off sale first.',
  'was-booked': 'It has or had bookings, which lead to it. Off sale, no visitor sees it.',
  'day-taken': 'The package already has a departure on this date.',
  'day-stands': 'It was on sale, so its package and date are fixed. Create a new departure and take this one off sale.',
  'day-past': 'Choose a future date.',
  'minimum-above-seats': 'The minimum is higher than the capacity.',
  'withdrawal-reason-missing': 'Say why: the reason is kept in the departure’s history.',
  'seats-wrong': 'Enter a capacity from 1 to {most}.',
  'capacity-below-taken':
    '{taken, plural, one {# seat is} other {# seats are}} taken, by {bookings}. The capacity must be at least {taken}.',
  'comfort-booked': 'This accommodation level is booked: {bookings}.',
  'crew-elsewhere': 'Also assigned elsewhere on the new date: {names}. Remove them first.',
  'vehicle-hired':
    'All vehicles of the class of {name} are hired on {day}, so it cannot be away. Choose another vehicle, or other dates.',
  'crew-clash': 'A guide or vehicle is already assigned on these days. Choose to assign anyway, or choose another.',
  'closes-now': 'Booking would close at once: its cut-off was {day} at {clock}. Enter fewer days, or select “Close booking now”.',
  'closes-now-waiting':
    'Booking would close at once: its cut-off was {day} at {clock}. {waiting, plural, one {# party is} other {# parties are}} on the waiting list and would get an email that it is over. Enter fewer days, or select “Close booking now”.',
  'nothing-to-make': 'There is nothing to create.',
  'too-many': 'At most {most} can be created at once.',
  'visit-unknown': 'The departure does not have this visit on that day any more.',
  'visited-already': 'The departure has this visit on that day already. Choose another day.',
  'day-closed': 'The authority has closed that day. Choose another one.',
  'day-outside': 'Choose a day of the departure: {days}.',
  'plan-faulty': 'Some lines have errors, so none was created. The table shows which.',
})
