import { source } from '#platform/languages/source.ts'

/** What is left of a hold. */
export const timeLeftWords = source('time-left', {
  left: '{time} left.',
  seconds: 'less than a minute',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  hours: '{hours, plural, one {# hour} other {# hours}}',
  hoursMinutes: '{hours, plural, one {# hour {minutes} min} other {# hours {minutes} min}}',
  days: '{days, plural, one {# day} other {# days}}',
  daysHours: '{days, plural, one {# day} other {# days}} {hours, plural, one {# hour} other {# hours}}',
})
