import { source } from '#platform/languages/source.ts'

/** One's own profile in the admin area. */
export const profileAdminWords = source('admin-profile', {
  title: 'Your profile',
  signedInAs: '{email}, {role}',
  mustAddFactor: {
    title: 'Set up two-step verification first.',
    text: 'Owners need it, and you have none yet. Until then you can open only your profile.',
    authenticator: 'Set up an authenticator',
    passkey: 'Add a passkey',
  },
  useFactor: {
    title: 'Sign in with your passkey.',
    text: 'Owners need two-step verification, and you signed in without it. Until then you can open only your profile.',
    link: 'To the sign-in page',
  },
  name: {
    title: 'Name',
    label: 'Your name',
    hint: 'It signs what you write to customers, and stands next to what you do in the admin area.',
    go: 'Save name',
    faults: {
      'name-missing': 'Write a name.',
      'name-too-long': 'A name has 100 characters at most.',
      'name-strange': 'This name contains an invisible character. Type it again.',
    },
    flash: 'Your name is saved.',
  },
  language: {
    title: 'Language',
    label: 'Language of the admin area',
    hint: 'For you alone, on every device. Emails to you and files stay in English.',
    go: 'Save language',
    flash: 'The admin area is in English now.',
    refusals: { 'language-unknown': 'Choose one of the languages of the list.' },
  },
  again: {
    text: 'To change this, sign in again first: you signed in more than 15 minutes ago.',
    go: 'Sign in again',
  },
  email: {
    title: 'Email',
    now: 'You sign in with {email}.',
    label: 'New email',
    hint: 'We send an email there first. Nothing changes until you confirm it.',
    go: 'Send confirmation email',
    flash: 'If the address is free, an email is on its way. Open its link to confirm.',
    refusals: {
      'invalid-email': 'Enter a full email address, such as name@example.com.',
      'too-many-requests': 'Too many emails. Wait 15 minutes, then ask again.',
      'no-mail-server': 'Emails are not sent (no mail server), so a new address cannot be confirmed. Set up a mail server first.',
    },
  },
  password: {
    title: 'Password',
    label: 'New password',
    repeat: 'Repeat new password',
    hint: 'At least 10 characters. All other browsers are signed out.',
    go: 'Change password',
    flash: 'Your password is changed, and you are signed out everywhere else.',
    refusals: {
      'too-short': 'Use at least 10 characters. Four or five unrelated words are good.',
      'too-long': 'Use at most 128 characters.',
      'too-common': 'This password is too common. Choose another.',
      'too-personal': 'Your name or email is too easy to guess. Choose another.',
      'passwords-differ': 'The passwords are not the same. Type both again.',
    },
  },
  sessions: {
    unknownBrowser: 'Unknown browser',
    /** 'Firefox on Windows' */
    browserOn: '{browser} on {system}',
    title: 'Signed-in devices',
    here: 'This browser',
    /** How somebody signed in there. */
    methods: { password: 'by password', link: 'by email link', passkey: 'by passkey', provider: 'by identity provider' },
    signedIn: 'Signed in {when}, {how}.',
    used: 'Last used {when}.',
    usedNow: 'Used within the last hour.',
    end: 'Sign out',
    endOf: 'Sign out {device}. {signedIn}',
    endHere: 'To end this session, sign out.',
    endOthers: 'Sign out other devices',
    flash: 'That device is signed out.',
    flashNone: 'That device was already signed out.',
    othersSignedOut: 'All other devices are signed out.',
  },
})
