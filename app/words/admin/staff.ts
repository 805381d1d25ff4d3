import type { InviteRefusal } from '#features/staff/accounts/invite-staff.server.ts'
import type { NameFault } from '#features/staff/accounts/name-rules.ts'
import type { Role } from '#features/staff/permissions.ts'
import type { ChangeRefusal, StaffState } from '#features/staff/staff-rules.ts'
import { counted } from '../en.ts'

const states: Record<StaffState, string> = { active: 'Active', invited: 'Invited', disabled: 'Disabled' }

/** What each role is for, in one line: features/staff/permissions.ts says it exactly. */
const roleHints: Record<Role, string> = {
  owner: 'Everything, with staff, settings and travellers’ data.',
  sales: 'Bookings, money, departures, passports and notes.',
  editor: 'What visitors read. No bookings.',
  'read-only': 'Looks at bookings and letters, changes nothing.',
}

export const nameFaults: Record<NameFault, string> = {
  'name-missing': 'Write a name.',
  'name-too-long': 'A name has 100 signs at most.',
  'name-strange': 'This name holds a sign that cannot be seen. Type it anew.',
}

const notAllowed = 'You are not an owner any more, so nothing was changed.'

const inviteRefusals: Record<InviteRefusal, string> = {
  ...nameFaults,
  'invalid-email': 'An e-mail address looks like name@example.com. Write it out in full.',
  'email-already-in-use': 'Somebody on the staff has this e-mail address already.',
  'not-allowed': notAllowed,
}

const changeRefusals: Record<ChangeRefusal | 'no-staff', string> = {
  'last-owner': 'The house needs one owner who can come in, and this is the last. Make somebody else an owner first.',
  'not-allowed': notAllowed,
  oneself: 'Nobody decides this about themselves. Ask another owner.',
  'has-joined': 'They have come in by their invitation already. Disable them if they are not to come in any more.',
  'is-disabled': 'They are disabled. Enable them first, then invite them again.',
  'no-staff': 'They are not on the staff any more.',
}

const handOver = (name: string) =>
  `No letter leaves this house, so hand this link to ${name} yourself. It is shown once and works once, for seven days.`

/** Who is on the staff. */
export const staffLogWords = {
  title: 'Users',
  count: (people: number, invited: number) => {
    const all = `${counted(people, 'person', 'people')} on the staff`
    return invited === 0 ? `${all}.` : `${all}, ${invited} of them still to come in.`
  },
  columns: { name: 'Name', role: 'Role', state: 'State', factor: 'Second factor', lastLogin: 'Last sign-in' },
  yes: 'Yes',
  no: 'No',
  factor: (has: boolean) => (has ? 'Second factor' : 'No second factor'),
  never: 'Never',
  neverIn: 'Never signed in',
  you: 'you',
  states,
  roleHints,
  invite: {
    title: 'Invite somebody',
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    go: 'Invite',
    wrong: 'Nobody is invited yet.',
    refusals: inviteRefusals,
    told: (name: string, email: string) => `${name} is invited. The letter goes to ${email} and works for seven days.`,
    handOver,
    link: 'Invitation link',
  },
  needFactor: {
    title: 'Second factor of owners',
    isOn: 'Owners must have an authenticator or a passkey. Without one they reach their own profile and nothing else.',
    isOff: 'A password alone lets an owner in. You may ask owners for an authenticator or a passkey besides.',
    allHave: 'Every owner has one.',
    lack: (names: readonly string[], on: boolean) =>
      on ? `Still without one: ${listed(names)}.` : `Would have to add one first: ${listed(names)}.`,
    lackYou: 'That takes you to your profile next.',
    turnOn: 'Ask owners for it',
    turnOff: 'Ask for it no more',
    told: (on: boolean) => (on ? 'Owners need a second factor from now on.' : 'Owners need no second factor any more.'),
  },
  person: {
    breadcrumb: 'Where you are',
    since: (when: string) => `Last signed in ${when}.`,
    never: 'Has never signed in.',
    self: 'This is you. Another owner decides about your role. Your name, password and sessions are on your profile.',
    toProfile: 'To your profile',
    role: { title: 'Role', label: 'Their role', go: 'Change the role', hint: 'It counts from their next click.' },
    access: {
      title: 'Access',
      active: 'May come in.',
      disabled: 'May not come in.',
      invited: (when: string) => `Invited ${when}, has not come in yet.`,
      disable: 'Disable',
      enable: 'Enable',
      again: 'Invite again',
      withdraw: 'Withdraw',
    },
    sessions: {
      title: 'Sessions',
      none: 'Signed in nowhere.',
      end: 'End all sessions',
    },
    by: (actor: string) => `by ${actor}`,
    log: { title: 'What happened', none: 'Nothing yet.', more: (more: number) => `And ${more} before.` },
    asks: {
      disable: {
        title: (name: string) => `Disable ${name}?`,
        text: 'They are signed out everywhere at once, and no password, letter or passkey lets them in. What they did stays. You can enable them again.',
        go: 'Disable',
        keep: 'Leave it',
      },
      withdraw: {
        title: (name: string) => `Withdraw the invitation of ${name}?`,
        text: 'Their link opens nothing any more, and they are off the list. You can invite them anew.',
        go: 'Withdraw',
        keep: 'Leave it',
      },
    },
    refusals: changeRefusals,
    told: {
      role: (name: string, role: string) => `From now on the role of ${name} is ${role}.`,
      disable: (name: string) => `${name} is disabled and signed out everywhere.`,
      enable: (name: string) => `${name} may come in again.`,
      'end-sessions': (name: string) => `${name} is signed out everywhere.`,
      'invite-again': (name: string) => `${name} is invited again. The link before opens nothing any more.`,
      withdraw: 'The invitation is withdrawn.',
    },
    handOver,
  },
} as const

/** 'Diane Uwase', 'Diane Uwase and you', 'Diane, Paul and you'. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
