import { source } from '#platform/languages/source.ts'

/** Days that an authority has closed. */
export const permitClosureWords = source('admin-permit-closure', {
  title: 'Park closed',
  lede: 'Withdraw all permits of the days on which a park is closed. You see first what it touches.',
  breadcrumb: 'You are here',
  permits: 'Permits',
  choose: 'What is closed',
  scope: 'Park, authority or permit',
  scopes: { park: 'Park: {name}', authority: 'Authority: {name}', permit: 'Permit: {name}' },
  from: 'First day',
  to: 'Last day',
  look: 'Preview',
  preview: 'What it touches',
  touches:
    '{days}: {held, plural, =0 {no permits} one {# permit} other {# permits}} to withdraw{withdrawn, plural, =0 {} other {, # withdrawn}}',
  columns: { day: 'Day', permits: 'Permits', back: 'Comes back', visitors: 'Promised to' },
  counts: '{held, plural, =0 {} other {# held}}{withdrawn, plural, =0 {} other { # withdrawn}}',
  wanted: '{count} to reserve: not changed',
  promised: '{count} promised',
  requested: '{count} requested',
  nobody: 'Nobody',
  nothing: { title: 'Nothing on these days', text: 'No permits are held, and no booking visits.' },
  record: 'Withdraw these permits',
  recordText:
    'All that was paid is expected back. What was promised stays promised: agree another day with each booking. There is one task for each day that is short.',
  reason: 'What the authority wrote',
  required: 'Required.',
  go: 'Withdraw {count, plural, one {# permit} other {# permits}}',
  done: '{count, plural, one {# permit} other {# permits}} withdrawn. Write to the travellers below.',
  letters: {
    title: 'Write to the travellers',
    text: 'An email to {count, plural, one {# booking} other {# bookings}} is ready to read and change. Nothing is sent yet.',
    go: 'Open the email',
    goPart: 'Open email {part} of {of}',
    subject: 'Closed on your dates: {what}',
    body: 'Dear {name},\n\nThe authority has closed {what} ({days}). The permits of your booking {reference} for these days are no longer valid.\n\nWe are looking for another day and will write to you again. Please do not change your travel plans until then.\n\nIf you have questions, reply to this email.',
  },
  faults: {
    'days-missing': 'Choose what is closed, the first day and the last day.',
    'days-upside-down': 'The last day is before the first one.',
    'days-past': 'Choose days from today on.',
    'days-too-many': 'Choose at most 92 days.',
  },
  refusals: {
    'reason-missing': 'Enter what the authority wrote.',
    'nothing-held': 'No permits are held on these days. Nothing was changed.',
    'changed-meanwhile': 'These permits have changed meanwhile. Check the list, then try again. Nothing was changed.',
    'day-past': 'Choose days from today on. Nothing was changed.',
  },
})
