import type { PasswordFault } from '#features/staff/passwords/password-rules.ts'
import type { IdentityCode } from '#features/staff/sign-in/identity-codes.ts'

/** One sentence for all three, so that a failure never tells whether the address exists. */
const wrongPair = 'The email or the password is wrong. Look at both and try again.'

/** The sentence for each error code of an identity provider on the sign-in pages. */
const refusals: Record<IdentityCode | 'password-missing', string> = {
  'wrong-password': wrongPair,
  'user-not-found': wrongPair,
  'invalid-credential': wrongPair,
  'invalid-email': 'Enter a full email address, such as name@example.com.',
  'password-missing': 'Write your password.',
  'too-many-requests': 'Too many attempts. Wait 15 minutes, then try again.',
  'email-already-in-use': 'A team member already has this email address.',
  'user-token-expired': 'Your session has expired. Sign in again.',
  'requires-recent-login': 'Sign in again before you do this.',
}

/** Why the sign-in page is shown to somebody who did not open it. */
const why = {
  'requires-recent-login': 'This needs a recent sign-in, and yours is more than 15 minutes ago. Sign in again to continue.',
  'user-token-expired': 'Your session has expired. Sign in again to continue where you were.',
  'provider-away': 'The sign-in service does not answer. Try again in a few minutes, or sign in another way.',
  'signed-out': 'You are signed out in all tabs of this browser.',
  'second-step-over': 'The code expired after ten minutes, or was used in another tab. Sign in again.',
}

/** What is wrong with a chosen password. */
const passwordFaults: Record<PasswordFault, string> = {
  'too-short': 'Use at least 10 characters. Add a word or two.',
  'too-long': 'Use at most 128 characters.',
  'too-common': 'This password is too common. Use three or four unrelated words.',
  'too-personal': 'Your name or email is too easy to guess. Choose another.',
}

/** The sign-in pages of staff. */
export const signInWords = {
  login: {
    title: 'Sign in',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    byEmailKind: 'Email me a sign-in link',
    forgot: 'Forgot password?',
    site: 'Back to the website',
    back: 'Back to sign-in',
    noEmails: 'Emails are not sent (no mail server). Ask an owner to invite you again or give you a new link.',
    onlyOwner: 'Are you the only owner? Run this where the server runs, with your email address:',
    rescue: 'npm run rescue -- owner@example.com',
    why,
    refusals,
  },
  newPassword: {
    label: 'New password',
    hint: 'At least 10 characters. Three or four words are best.',
    account: 'Account',
    faults: passwordFaults,
  },
  link: {
    title: 'Sign-in link by email',
    lede: 'We email you a link. It works once, within 15 minutes.',
    ask: 'Send email',
    sent: 'Check your inbox',
    requestedText: (email: string) =>
      `If ${email} belongs to a team member, an email is on its way. Its link works once, within 15 minutes. Nothing after five minutes? Check your spam folder, then ask again.`,
    open: 'Sign in with this link',
    openText: (email: string) => `You sign in as ${email}. The link works once.`,
    button: 'Sign in',
  },
  reset: {
    title: 'New password',
    lede: 'We email you a link. Use it within an hour to choose a new password.',
    ask: 'Send email',
    sent: 'Check your inbox',
    requestedText: (email: string) =>
      `If ${email} belongs to a team member, an email is on its way. Its link works once, within an hour. Nothing after five minutes? Check your spam folder, then ask again.`,
    open: 'Choose a new password',
    openText: 'All browsers signed in with this account will be signed out.',
    button: 'Save password and sign in',
  },
  join: {
    title: (name: string) => `Welcome, ${name}`,
    text: 'You are now a team member. Choose a password to sign in.',
    button: 'Save password and sign in',
  },
  confirmEmail: {
    title: 'Your new email address',
    text: (email: string) => `After you confirm, you sign in as ${email}, and staff emails go there.`,
    button: 'Confirm new email address',
    done: 'Your email address is changed',
    doneText: (email: string) => `You sign in as ${email} from now on. The old address was notified.`,
    profile: 'To your profile',
  },
  keyOver: {
    title: 'This link no longer works',
    text: {
      link: 'It works once, within 15 minutes. Or it was cut off: copy the whole link from the email.',
      reset: 'It works once, within an hour. Or it was cut off: copy the whole link from the email.',
      invite: 'It works once, within 7 days. If you already have a password, sign in. If not, ask an owner to invite you again.',
      'new-email':
        'It works once, within a day, for the person who asked for it, and only if nobody else uses the address. Your address has not changed.',
    },
    again: 'Request another email',
    signIn: 'Sign in',
  },
  waiting: 'One moment…',
} as const
