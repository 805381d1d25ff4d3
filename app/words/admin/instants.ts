import { source } from '#platform/languages/source.ts'

/** Days and times by how near they are. */
export const instantWords = source('admin-instants', {
  when: { today: 'today at {clock}', tomorrow: 'tomorrow at {clock}', day: 'on {day} at {clock}' },
  bare: { today: 'today at {clock}', tomorrow: 'tomorrow at {clock}', day: '{day} at {clock}' },
  until: { today: 'until today at {clock}', tomorrow: 'until tomorrow at {clock}', day: 'until {day} at {clock}' },
  left: {
    moments: 'a few moments',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
    days: '{count, plural, one {# day} other {# days}}',
  },
})
