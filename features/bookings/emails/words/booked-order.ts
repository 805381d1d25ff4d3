import { source } from '#platform/languages/source.ts'

/** What a booking is for, and instants: what the sentences of its emails name. A title is never bent. */
export const bookedOrderWords = source('booked-order', {
  instant: '{day} at {time}, Kigali time',
  /** In a word or two; `count` is of seats, rooms or cars. */
  taken:
    '{kind, select, departure {{count, plural, one {# seat} other {# seats}}} stay {{count, plural, one {# room} other {# rooms}}} hire {{count, plural, one {# car} other {# cars}}} pilgrims {your pilgrimage} other {your journey}}',
  /** In full. Never the subject of a verb: it may be singular or plural. */
  claim: {
    departure: '{count, plural, one {# seat} other {# seats}} on {title}, {days}',
    journey: '{title} for {count, plural, one {# traveller} other {# travellers}}, {days}',
    pilgrims: '{title} for {count, plural, one {# pilgrim} other {# pilgrims}}, {days}',
    stay: '{count, plural, one {# room} other {# rooms}} at {title} for {nights, plural, one {# night} other {# nights}}, {days}',
    hire: '{count, plural, one {# car} other {# cars}} ({title}), {days}',
    tailored: '{title} for {count, plural, one {# traveller} other {# travellers}}, {days}',
  },
  withDriver: '{car}, with driver',
  about: '{title}, {days}',
  aboutStay: '{title}, {nights, plural, one {# night} other {# nights}}, {days}',
})
