/** Emails to staff with a one-time key. */
export type KeyEmailKind = 'invite' | 'link' | 'reset' | 'new-email'
/** Emails that report a change of the account. */
export type NoticeKind = 'email-changed' | 'password-changed'

type EmailText = { subject: string; heading: string; preview: string; button?: string; paragraphs: readonly string[] }

/** The text of each email. How long a key is valid is in key-purposes.ts. */
export const staffEmailWords: Record<KeyEmailKind | NoticeKind, (who: { name: string; email: string }) => EmailText> = {
  invite: ({ name, email }) => ({
    subject: 'your invitation to the admin area',
    heading: `${name}, your account is ready`,
    preview: 'Choose a password to sign in.',
    button: 'Choose a password',
    paragraphs: [
      `An owner has invited you to the admin area. You sign in as ${email}. Press the button and choose a password.`,
      'The link works once, within 7 days. If you did not expect an invitation, ignore this email.',
    ],
  }),
  link: () => ({
    subject: 'your sign-in link',
    heading: 'Sign in to the admin area',
    preview: 'It works once, within 15 minutes.',
    button: 'Sign in',
    paragraphs: [
      'Somebody asked for this link to sign in to the admin area. If it was you, press the button, then confirm on the page that opens.',
      'The link works once, within 15 minutes. If it was not you, ignore this email: nobody can sign in without the link.',
    ],
  }),
  reset: () => ({
    subject: 'choose a new password',
    heading: 'Choose a new password',
    preview: 'The link works once, within an hour.',
    button: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for your admin account. If it was you, press the button and choose one.',
      'The link works once, within an hour. If it was not you, ignore this email: your password does not change.',
    ],
  }),
  'new-email': ({ name }) => ({
    subject: 'confirm this email address',
    heading: 'Is this your new email address?',
    preview: 'You sign in with it from then on.',
    button: 'Confirm email address',
    paragraphs: [
      `${name} wants to sign in to the admin area with this address from now on. If that is you, press the button in the browser in which you are signed in.`,
      'The link works once, within a day. If it is not you, ignore this email: nobody can sign in with this link alone.',
    ],
  }),
  'email-changed': ({ email }) => ({
    subject: 'your sign-in email address was changed',
    heading: 'Your email address was changed',
    preview: 'From now on you sign in with the new one.',
    paragraphs: [
      `You sign in to the admin area as ${email} from now on, and staff emails go there. This is the last email to the old address.`,
      'If it was not you, tell an owner now: they can sign out all your devices.',
    ],
  }),
  'password-changed': ({ email }) => ({
    subject: 'your password was changed',
    heading: 'Your password was changed',
    preview: 'Other browsers were signed out.',
    paragraphs: [
      `The password of ${email} for the admin area was changed. All other devices have been signed out.`,
      'If it was not you, ask for a new password on the sign-in page now, and tell an owner.',
    ],
  }),
}
