import { source } from '#platform/languages/source.ts'

/** Days that an authority has closed. */
export const permitClosureWords = source('admin-permit-closure', {
  /** Wherever the office reads of a closed day. */
  closedBy: '{known, select, yes {closed by {authority}} other {closed by its authority}}',
  closedVisit: '{permit}, {day}: {closed}.',
  title: 'Park closed',
  lede: 'Record the days on which a park is closed: their permits are withdrawn, and none is to be reserved. You see first what it touches.',
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
  nothing: {
    title: 'Nothing on these days',
    text: 'No permits are held, and no booking visits. Record the closure so that nothing is reserved.',
  },
  record: 'Record the closure',
  recordText:
    'All that was paid is expected back. What was promised stays promised: agree another day with each booking. There is one task for each day that is short. Allowances end on these days. Nothing more is to be reserved on these days.',
  isClosed: {
    title: 'These days are closed',
    text: 'Nothing is to be reserved on them. On a departure move the visit to another of its days: its page has the button. With other bookings agree another day, then change them with Edit booking.',
    reopen: 'Open these days again',
    reopenText: 'The authority opens them after all? They can be reserved again. Withdrawn permits stay withdrawn.',
  },
  reason: 'What the authority wrote',
  required: 'Required.',
  go: '{count, plural, =0 {Record closure} one {Record closure, withdraw # permit} other {Record closure, withdraw # permits}}',
  done: 'Closure recorded. {count, plural, =0 {No permits were held.} one {# permit is withdrawn.} other {# permits are withdrawn.}}',
  reopened: 'These days are open again. What was withdrawn is to be reserved anew.',
  letters: {
    title: 'Write to the travellers',
    text: '{count, plural, =0 {No email can be sent: no booking has an address.} one {An email to # booking is ready to read and change. Nothing is sent yet.} other {An email to # bookings is ready to read and change. Nothing is sent yet.}}',
    go: 'Open the email',
    goPart: 'Open email {part} of {of}',
    unreached: '{count, plural, one {# booking gets no email} other {# bookings get no email}}',
    why: {
      'no-address': 'No email address.',
      sample: 'Demo booking: no email is sent.',
      erased: 'Personal data deleted.',
    },
    call: 'Call {phone}',
    addAddress: 'Add email address',
  },
  faults: {
    'days-missing': 'Choose what is closed, the first day and the last day.',
    'days-upside-down': 'The last day is before the first one.',
    'days-past': 'Choose days from today on.',
    'days-too-many': 'Choose at most 92 days.',
  },
  refusals: {
    'reason-missing': 'Enter what the authority wrote.',
    'nothing-held': 'These days are closed already, and no permits are held on them. Nothing was changed.',
    'changed-meanwhile': 'These permits have changed meanwhile. Check the list, then try again. Nothing was changed.',
    'day-past': 'Choose days from today on. Nothing was changed.',
  },
})
