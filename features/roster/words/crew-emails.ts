import { source } from '#platform/languages/source.ts'

/** Emails to guides, freelancers and owners of hired-in vehicles, about one assignment. */
export const crewEmailWords = source('crew-emails', {
  on: '{title}, {day}',
  reference: '{what} ({reference})',
  days: '{from}, {fromTime}, to {to}, {toTime}',
  hours: '{day}, {fromTime} to {toTime}',
  facts: { trip: 'Trip', when: 'When', vehicle: 'Vehicle', role: 'Role' },
  roles: { guide: 'Guide', driver: 'Driver', 'driver-guide': 'Driver-guide' },
  request: {
    subject: 'Are you free? {what}',
    heading: 'Are you free?',
    preview: 'Please answer by {until}.',
    text: 'We would like you on this trip. Please answer by {until}: press the button and say yes or no. Until then the time is reserved for you.',
    button: 'Answer',
  },
  until: '{when}, Kigali time',
  assigned: { subject: 'You are assigned: {what}', heading: 'You are assigned', text: 'You are on this trip.' },
  changed: {
    subject: 'Your times changed: {what}',
    heading: 'Your times changed',
    text: 'These are the times now.',
    textBefore: 'You had {hours}. These are the times now.',
  },
  released: {
    subject: 'You are free again: {what}',
    heading: 'You are free again',
    text: 'You are no longer on this trip, and its sheet is closed. If this surprises you, call us.',
  },
  lapsed: {
    subject: 'No answer in time: {what}',
    heading: 'You are free again',
    text: 'We had no answer in time, so somebody else is asked. If you would have come, call us.',
  },
  openSheet: 'Open your sheet',
  sheetNote: 'The sheet opens seven days before. Your phone can <a>show all your assignments in its calendar</a>.',
})
