import { source } from '#platform/languages/source.ts'

/** A visit with a permit that a departure makes on another of its days. */
export const moveVisitWords = source('admin-move-visit', {
  open: 'Move visit',
  title: 'Move visit: {permit}, {day}',
  lede: '{journey}, {days}. The visit moves for everybody on this departure, and for everybody who books it later.',
  choose: 'New day, of the open days of this departure',
  look: 'Preview',
  noDay: {
    title: 'No other day is open',
    text: 'Every other day of this departure is over, closed, or has this visit already. Move the bookings to another departure with Edit booking, or cancel this departure.',
  },
  preview: 'Who is concerned',
  columns: { booking: 'Booking', state: 'Status', permits: 'Permits' },
  promised: '{count} promised',
  requested: '{count} requested',
  none: 'No booking has this permit, or waits for it.',
  /** Whom the new day makes too young for the permit, or old enough. */
  ages: {
    title: 'Ages on the new day',
    'too-young':
      'Traveller {position} is {age} on {day}. The park sells this permit from the age of {minimumAge} and turns them away: agree it with the customer first.',
    'old-enough':
      'Traveller {position} is {age} on {day}, old enough for this permit, sold from the age of {minimumAge}, and has none yet: edit the booking after the move.',
  },
  what: 'What happens to the permits',
  follows:
    '{count, plural, one {# permit is promised or requested: it moves} other {# permits are promised or requested: they move}} to {day}.',
  stays:
    '{count, plural, one {# permit is held for {day}: it stays there} other {# permits are held for {day}: they stay there}}. Afterwards move or give back what is not needed.',
  wanted: '{count, plural, one {# permit to reserve moves along.} other {# permits to reserve move along.}}',
  toReserve:
    '{count, plural, =0 {Enough permits are held for {day}.} one {# permit is to be reserved for {day}.} other {# permits are to be reserved for {day}.}}',
  reason: 'Reason (history and timelines)',
  reasonHint: 'For example: the park is closed that day.',
  go: 'Move visit to {day}',
  moved: 'The visit is on {day} now, no longer on {from}.',
  stayed:
    '{count, plural, one {# permit is still held for {day}.} other {# permits are still held for {day}.}} Move it or give it back:',
  back: 'Open departure',
})
