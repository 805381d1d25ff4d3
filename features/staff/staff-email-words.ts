/** The letters to staff that hold a key which opens once. */
export type KeyEmailKind = 'invite' | 'link' | 'reset' | 'new-email'
/** Those that tell what was done, to whoever could miss it. */
export type NoticeKind = 'email-changed' | 'password-changed'

type Words = { subject: string; heading: string; preview: string; button?: string; says: readonly string[] }

/** What each letter says. How long a key opens for stands in key-purposes.ts. */
export const staffEmailWords: Record<KeyEmailKind | NoticeKind, (who: { name: string; email: string }) => Words> = {
  invite: ({ name, email }) => ({
    subject: 'you are invited to the desk',
    heading: `${name}, your place at the desk`,
    preview: 'Choose a password, and you are in.',
    button: 'Choose a password',
    says: [
      `An owner has put you on the staff. You sign in as ${email}. Press the button and choose a password.`,
      'The link opens once, within 7 days. If you expect no invitation, do nothing.',
    ],
  }),
  link: () => ({
    subject: 'your link to sign in',
    heading: 'Sign in at the desk',
    preview: 'It opens once, within 15 minutes.',
    button: 'Sign in',
    says: [
      'Somebody asked for this link to sign in at the desk. If it was you, press the button, and once more on the page it opens.',
      'The link opens once, within 15 minutes. If it was not you, do nothing: without the link nobody comes in by it.',
    ],
  }),
  reset: () => ({
    subject: 'choose a new password',
    heading: 'Choose a new password',
    preview: 'The link opens once, within an hour.',
    button: 'Choose a new password',
    says: [
      'Somebody asked for a new password for your account at the desk. If it was you, press the button and choose one.',
      'The link opens once, within an hour. If it was not you, do nothing: the password stays as it is.',
    ],
  }),
  'new-email': ({ name }) => ({
    subject: 'confirm this address',
    heading: 'Is this your new address?',
    preview: 'You sign in at the desk with it from then on.',
    button: 'Confirm this address',
    says: [
      `${name} wants to sign in at the desk with this address from now on. If that is you, press the button in the browser in which you are signed in.`,
      'The link opens once, within a day. If it is not you, do nothing: nobody comes in by this link alone.',
    ],
  }),
  'email-changed': ({ email }) => ({
    subject: 'your address at the desk was changed',
    heading: 'Your address was changed',
    preview: 'From now on you sign in with the new one.',
    says: [
      `You sign in at the desk as ${email} from now on, and letters of the desk go there. This is the last one to the address before.`,
      'If it was not you, tell an owner now: they can end every session of your account.',
    ],
  }),
  'password-changed': ({ email }) => ({
    subject: 'your password was changed',
    heading: 'Your password was changed',
    preview: 'Other browsers were signed out.',
    says: [
      `The password of ${email} at the desk was changed. Whoever was signed in with it elsewhere has been signed out.`,
      'If it was not you, ask for a new password on the sign-in page now, and tell an owner.',
    ],
  }),
}
