import type { InviteRefusal } from '#features/staff/accounts/invite-staff.server.ts'
import type { NameFault } from '#features/staff/accounts/name-rules.ts'
import type { ChangeRefusal } from '#features/staff/accounts/staff-rules.ts'
import type { Role } from '#features/staff/permissions.ts'
import type { StaffState } from '#features/staff/staff.ts'
import { counted } from './counted.ts'

const states: Record<StaffState, string> = { active: 'Active', invited: 'Invited', disabled: 'Disabled' }

/** What each role is for, in one line: features/staff/permissions.ts says it exactly. */
const roleHints: Record<Role, string> = {
  owner: 'Everything, including team, settings and customer data.',
  sales: 'Bookings, money, departures, passports and notes.',
  editor: 'Website content. No bookings.',
  translator: 'Translations of the website. No bookings, changes no content.',
  'read-only': 'Sees bookings and messages, changes nothing.',
}

const nameFaults: Record<NameFault, string> = {
  'name-missing': 'Write a name.',
  'name-too-long': 'A name has 100 characters at most.',
  'name-strange': 'This name contains an invisible character. Type it again.',
}

const notAllowed = 'You are no longer an owner, so nothing was changed.'

const inviteRefusals: Record<InviteRefusal, string> = {
  ...nameFaults,
  'invalid-email': 'Enter a full email address, such as name@example.com.',
  'email-already-in-use': 'A team member already has this email address.',
  'not-allowed': notAllowed,
}

const changeRefusals: Record<ChangeRefusal | 'no-staff', string> = {
  'last-owner': 'This is the last owner who can sign in. Make somebody else an owner first.',
  'not-allowed': notAllowed,
  oneself: 'You cannot change this for yourself. Ask another owner.',
  'has-joined': 'They have already accepted the invitation. Disable the account to stop access.',
  'is-disabled': 'They are disabled. Enable them first, then invite them again.',
  'no-staff': 'They are no longer in the team.',
}

const handOver = (name: string) =>
  `Emails are not sent (no mail server), so give this link to ${name} yourself. It is shown once and works once, for seven days.`

/** Who is on the staff. */
export const staffLogWords = {
  title: 'Team',
  count: (people: number, invited: number) => {
    const all = counted(people, 'team member')
    return invited === 0 ? `${all}.` : `${all}, ${invited} of them invited and not yet joined.`
  },
  columns: { name: 'Name', role: 'Role', state: 'Status', factor: 'Two-step verification', lastLogin: 'Last sign-in' },
  yes: 'Yes',
  no: 'No',
  factor: (has: boolean) => (has ? 'Two-step verification' : 'No two-step verification'),
  never: 'Never',
  neverIn: 'Never signed in',
  you: 'you',
  states,
  roleHints,
  invite: {
    title: 'Invite a team member',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    go: 'Send invitation',
    wrong: 'The invitation is not sent yet.',
    refusals: inviteRefusals,
    flash: (name: string, email: string) => `${name} is invited. The email goes to ${email} and its link works for seven days.`,
    handOver,
    link: 'Invitation link',
  },
  needFactor: {
    title: 'Two-step verification for owners',
    isOn: 'Owners need an authenticator or a passkey. Without one they can open only their profile.',
    isOff: 'Owners can sign in with a password only. You can require an authenticator or a passkey.',
    allHave: 'Every owner has one.',
    lack: (names: readonly string[], on: boolean) =>
      on ? `Without one: ${listed(names)}.` : `Must add one first: ${listed(names)}.`,
    lackYou: 'You are then taken to your profile.',
    turnOn: 'Require two-step verification',
    turnOff: 'Make it optional',
    flash: (on: boolean) =>
      on ? 'Owners need two-step verification from now on.' : 'Two-step verification is optional for owners now.',
  },
  person: {
    breadcrumb: 'You are here',
    since: (when: string) => `Last signed in ${when}.`,
    never: 'Has never signed in.',
    self: 'This is you. Another owner can change your role. Name, password and sessions are in your profile.',
    toProfile: 'To your profile',
    role: { title: 'Role', label: 'Their role', go: 'Save role', hint: 'It applies from their next click.' },
    access: {
      title: 'Access',
      active: 'Can sign in.',
      disabled: 'Cannot sign in.',
      invited: (when: string) => `Invited ${when}, not yet joined.`,
      disable: 'Disable account',
      enable: 'Enable account',
      again: 'Send invitation again',
      withdraw: 'Withdraw invitation',
    },
    sessions: {
      title: 'Sessions',
      none: 'Not signed in.',
      end: 'Sign out all devices',
    },
    by: (actor: string) => `by ${actor}`,
    log: { title: 'Timeline', none: 'Nothing yet.', more: (more: number) => `And ${more} earlier.` },
    asks: {
      disable: {
        title: (name: string) => `Disable ${name}?`,
        text: 'They are signed out everywhere at once and cannot sign in. Their work stays. You can enable the account again.',
        go: 'Disable account',
        keep: 'Cancel',
      },
      withdraw: {
        title: (name: string) => `Withdraw the invitation of ${name}?`,
        text: 'Their link stops working and they leave the list. You can invite them again.',
        go: 'Withdraw invitation',
        keep: 'Cancel',
      },
    },
    refusals: changeRefusals,
    flash: {
      role: (name: string, role: string) => `${name} now has the role ${role}.`,
      disable: (name: string) => `${name} is disabled and signed out everywhere.`,
      enable: (name: string) => `${name} can sign in again.`,
      'end-sessions': (name: string) => `${name} is signed out everywhere.`,
      'invite-again': (name: string) => `${name} is invited again. The previous link no longer works.`,
      withdraw: 'The invitation is withdrawn.',
    },
    handOver,
  },
} as const

/** 'Diane Uwase', 'Diane Uwase and you', 'Diane, Paul and you'. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
