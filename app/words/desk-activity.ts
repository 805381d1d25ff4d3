import type { ActivityAction, Subject } from '#features/activity/action.ts'

/** What somebody of the staff did, after their name: 'Diane Uwase opened what is sealed'. The filter names it by itself. */
const actions = {
  'signed-in': 'Signed in',
  'details-opened': 'Opened what is sealed',
  'staff-invited': 'Invited somebody to the staff',
  'staff-invited-again': 'Sent an invitation again',
  'invitation-withdrawn': 'Withdrew an invitation',
  'role-changed': 'Changed a role',
  'staff-disabled': 'Disabled an account',
  'staff-enabled': 'Enabled an account',
  'sessions-ended': 'Ended sessions',
  'name-changed': 'Changed a name',
  'password-changed': 'Changed a password',
  'email-changed': 'Changed an e-mail address',
  'authenticator-added': 'Added an authenticator',
  'authenticator-removed': 'Removed an authenticator',
  'recovery-codes-made': 'Made recovery codes',
  'recovery-code-used': 'Used a recovery code',
  'passkey-added': 'Added a passkey',
  'passkey-removed': 'Removed a passkey',
  'provider-linked': 'Linked an account of the provider',
  'owner-rescued': 'Let an owner back in',
  'setting-changed': 'Changed a setting',
  'data-exported': 'Made a copy of a person’s data',
  'data-erased': 'Erased a person’s data',
} satisfies Record<ActivityAction, string>

const kinds = {
  staff: 'Staff',
  booking: 'Bookings',
  setting: 'Settings',
  customer: 'Customers',
} satisfies Record<Subject['kind'], string>

/** What the facts of an entry are called; a fact that has no word here is shown by its own name. */
const facts: Record<string, string> = {
  before: 'Before',
  after: 'After',
  method: 'By',
  role: 'Role',
  email: 'Address',
  position: 'Traveller',
  left: 'Codes left',
  issuer: 'Provider',
  replaced: 'In the place of another',
  ended: 'Sessions',
  bookings: 'Bookings',
  details: 'Details, travellers',
  enquiries: 'Enquiries',
  newsletter: 'On the list of our letter',
  drafts: 'Unfinished bookings',
  letters: 'Letters',
}

/** The log of what staff did. */
export const deskActivityWords = {
  title: 'Activity',
  lede: 'What staff did to people, settings and sealed notes. Nothing here can be changed.',
  actions,
  kinds,
  facts,
  columns: { when: 'When', who: 'Who', what: 'What', subject: 'To what', facts: 'In detail' },
  filters: {
    label: 'Show only',
    who: 'Who',
    what: 'What',
    kind: 'To what',
    anybody: 'Everybody',
    anything: 'Everything',
    show: 'Show',
  },
  onlyThisShort: 'Only this',
  onlyThis: (subject: string) => `Only this: ${subject}`,
  only: (subject: string) => `Only this: ${subject}.`,
  all: 'Show everything',
  became: (before: string, after: string) => `${before} became ${after}`,
  erasedPerson: 'A person, since erased',
  none: 'nothing',
  yes: 'yes',
  no: 'no',
  more: (count: number) => `and ${count} more`,
  older: 'Older',
  newest: 'Newest',
  emptyTitle: 'Nothing here',
  empty: 'What staff do to people, settings and sealed notes is written down here from the first time on.',
  emptyFilter: 'Nothing that was written down fits. Take a filter away.',
} as const
