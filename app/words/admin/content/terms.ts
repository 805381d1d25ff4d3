import { source } from '#platform/languages/source.ts'

/** Versions of the terms in the admin area. */
export const termsAdminWords = source('admin-terms', {
  list: {
    title: 'Terms',
    lede: '{count, plural, one {# version.} other {# versions.}}',
    begin: 'New version',
    empty: 'The first version is added at the next start.',
  },
  parts: { head: 'Date and changes', text: 'Text' },
  headNote:
    'A new version starts as a copy of the latest. It takes effect automatically on its date. After that it cannot be changed, because bookings are made under it.',
  fields: {
    effectiveOn: { label: 'Effective from', hint: 'Kigali date.' },
    changes: { label: 'Changes from the previous version', hint: 'One or two sentences. Visitors see them.' },
  },
})
