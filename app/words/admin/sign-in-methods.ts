import type { IdentityCode } from '#features/staff/identity-codes.ts'
import type { PasswordFault } from '#features/staff/password-rules.ts'

/** One sentence for all three, so that a failure never tells whether the address exists. */
const wrongPair = 'The e-mail or the password is wrong. Look at both and try again.'

/** What the pages of the ways in say of each code that an identity provider may answer. */
const refusals: Record<IdentityCode | 'password-missing', string> = {
  'wrong-password': wrongPair,
  'user-not-found': wrongPair,
  'invalid-credential': wrongPair,
  'invalid-email': 'An e-mail address looks like name@example.com. Write it out in full.',
  'password-missing': 'Write your password.',
  'too-many-requests': 'Too many tries. Wait a quarter of an hour, then try again.',
  'email-already-in-use': 'Somebody on the staff has this e-mail address already.',
  'user-token-expired': 'Your session is over. Sign in again.',
  'requires-recent-login': 'For this, sign in again first.',
}

/** Why the sign-in page is shown to somebody who did not ask for it. */
const why = {
  'requires-recent-login':
    'That page changes how you sign in, and you signed in more than 15 minutes ago. Sign in again, and it opens.',
  'user-token-expired': 'Your session is over. Sign in again, and you are back where you were.',
  'provider-away': 'The service that signs you in does not answer. Try it again in a few minutes, or come in another way.',
  'signed-out': 'You are signed out, in every tab of this browser.',
  'second-step-over': 'That took longer than ten minutes, or the code was used in another tab. Sign in again.',
}

/** What is wrong with a password that somebody chooses. */
const passwordFaults: Record<PasswordFault, string> = {
  'too-short': 'This is shorter than 10 signs. Add a word or two.',
  'too-long': 'This is longer than 128 signs. Leave some out.',
  'too-common': 'Others would try this among the first. Take three or four words that do not belong together.',
  'too-personal': 'Your name and your address are what others try first. Take something else.',
}

/** The pages by which staff come in. */
export const waysInWords = {
  login: {
    title: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    byEmailKind: 'Send me a letter that signs in',
    forgot: 'Forgot the password',
    site: 'Back to the site',
    back: 'Back to signing in',
    noEmails: 'This installation sends no letters that sign in. Ask an owner to invite you again, or to give you a new link.',
    why,
    refusals,
  },
  newPassword: {
    label: 'New password',
    hint: 'At least 10 signs. Length is what counts: three or four words are better than one with a number behind it.',
    account: 'For the account',
    faults: passwordFaults,
  },
  link: {
    title: 'A letter that signs in',
    lede: 'We write to your address. The link in the letter opens once, within 15 minutes.',
    ask: 'Send the letter',
    asked: 'Look into your mailbox',
    askedText: (email: string) =>
      `If ${email} is the address of somebody on the staff, a letter is on its way. Its link opens once, within 15 minutes. Nothing after five minutes? Look among the spam, then ask again.`,
    open: 'Sign in with this link',
    openText: (email: string) => `You come in as ${email}. The link opens once.`,
    button: 'Sign in',
  },
  reset: {
    title: 'A new password',
    lede: 'We write to your address. By the link in the letter you choose a new password, within an hour.',
    ask: 'Send the letter',
    asked: 'Look into your mailbox',
    askedText: (email: string) =>
      `If ${email} is the address of somebody on the staff, a letter is on its way. Its link opens once, within an hour. Nothing after five minutes? Look among the spam, then ask again.`,
    open: 'Choose a new password',
    openText: 'Every browser that is signed in with this account is signed out.',
    button: 'Keep this password and sign in',
  },
  join: {
    title: (name: string) => `Welcome, ${name}`,
    text: 'You are on the staff. Choose a password, and you are in.',
    button: 'Keep this password and sign in',
  },
  confirmEmail: {
    title: 'Your new address',
    text: (email: string) => `From the press of the button on you sign in as ${email}, and letters of the desk go there.`,
    button: 'Sign in with this address from now on',
    done: 'Your address is changed',
    doneText: (email: string) => `You sign in as ${email} from now on. The address before has been told.`,
    profile: 'To your profile',
  },
  keyOver: {
    title: 'This link opens nothing any more',
    text: {
      link: 'It opens once, within 15 minutes. Or it was cut off at the end of a line: copy the whole of it from the letter.',
      reset: 'It opens once, within an hour. Or it was cut off at the end of a line: copy the whole of it from the letter.',
      invite: 'It opens once, within 7 days. If you have a password already, sign in. If not, ask an owner to invite you again.',
      'new-email':
        'It opens once, within a day, for whoever asked for it, and not where the address is somebody’s already. Your address is as it was.',
    },
    again: 'Ask for another letter',
    signIn: 'Sign in',
  },
  waiting: 'One moment…',
} as const
