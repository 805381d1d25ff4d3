import { source } from '#platform/languages/source.ts'

/** The calendar that a guide subscribes to. */
export const crewCalendarWords = source('crew-calendar', {
  summary: '{role, select, guide {{title} (guide)} driver {{title} (driver)} other {{title} (driver-guide)}}',
  tailored: 'Tailor-made journey',
  absence: '{absence, select, leave {On leave} sick {On sick leave} training {Training} other {Away}}',
  pencilled: 'Not certain yet: its booking is on hold.',
  requested: 'Not certain yet: we wait for your answer.',
})
