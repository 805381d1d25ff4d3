import type { EmailRefusal } from '#features/staff/accounts/change-email.server.ts'
import type { PasswordFault } from '#features/staff/password-rules.ts'

const emailRefusals: Record<EmailRefusal['reason'], string> = {
  'invalid-email': 'An e-mail address looks like name@example.com. Write it out in full.',
  'too-many-requests': 'Too many letters in a quarter of an hour. Wait a while, then ask again.',
  'no-letters': 'No letter leaves this house, so a new address cannot be confirmed. Set up a mail server first.',
}

const passwordRefusals: Record<PasswordFault | 'passwords-differ', string> = {
  'too-short': 'Ten signs at least. Four or five words that do not belong together are good.',
  'too-long': '128 signs at most.',
  'too-common': 'This is one of the first that somebody would try. Choose another.',
  'too-personal': 'Your own name or address is too easy. Choose another.',
  'passwords-differ': 'The two are not the same. Type both again.',
}

/** One's own profile in the admin area. */
export const profileAdminWords = {
  title: 'Your profile',
  signedInAs: (email: string, role: string) => `${email}, ${role.toLowerCase()}`,
  mustAddFactor: {
    title: 'Add a second factor first.',
    text: 'Owners of this house need one, and you have none yet. Until then you reach nothing else at the desk.',
    authenticator: 'Set up an authenticator',
    passkey: 'Add a passkey',
  },
  useFactor: {
    title: 'Sign in with your passkey.',
    text: 'Owners of this house need a second factor, and you came in without yours. Until then you reach nothing else at the desk.',
    link: 'To the sign-in page',
  },
  name: {
    title: 'Name',
    label: 'Your name',
    hint: 'It stands beside what you do at the desk.',
    go: 'Save the name',
    told: 'Your name is saved.',
  },
  again: {
    text: 'To change this, sign in again first: you signed in more than a quarter of an hour ago.',
    go: 'Sign in again',
  },
  email: {
    title: 'E-mail',
    now: (email: string) => `You sign in with ${email}.`,
    label: 'New e-mail',
    hint: 'A letter goes there first. Nothing changes until you confirm it.',
    go: 'Send the letter',
    told: 'If the address is free, a letter is on its way there. Open its link to confirm.',
    refusals: emailRefusals,
  },
  password: {
    title: 'Password',
    label: 'New password',
    repeat: 'Once more',
    hint: 'Ten signs at least. You are signed out in every other browser.',
    go: 'Change the password',
    told: 'Your password is changed, and you are signed out everywhere else.',
    refusals: passwordRefusals,
  },
  sessions: {
    title: 'Where you are signed in',
    here: 'This browser',
    signedIn: (when: string, how: string) => `Signed in ${when}, ${how}.`,
    used: (when: string) => `Last used ${when}.`,
    usedNow: 'Used within the last hour.',
    end: 'End',
    endOf: (device: string) => `End the session in ${device}`,
    endHere: 'To leave this browser, sign out.',
    endOthers: 'End all others',
    told: 'That session is ended.',
    toldNone: 'That session had ended already.',
    toldOthers: 'You are signed out everywhere but here.',
  },
} as const
