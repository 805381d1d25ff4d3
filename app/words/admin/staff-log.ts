import { source } from '#platform/languages/source.ts'

/** What was done to a member of staff, or by them to their own account, where the audit log says it without its facts. */
export const personLogWords = source('admin-staff-log', {
  signedIn: {
    password: 'Signed in by password',
    link: 'Signed in by email link',
    passkey: 'Signed in by passkey',
    provider: 'Signed in by identity provider',
  },
  invited: 'Invited as {role}, {email}',
  role: 'Role: {before} became {after}',
  name: 'Name: {before} became {after}',
  email: 'Email: {before} became {after}',
  ended: '{count, plural, one {# session} other {# sessions}} ended',
  allEnded: 'Sessions ended',
})
