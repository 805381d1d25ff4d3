import type { ProviderCode } from '#features/staff/provider/provider-codes.ts'

/** One sentence for every wrong password or address, as on our own form. */
const wrongPair = () => 'The email or the password is wrong. Look at both and try again.'

/** The sentence for each error code of an identity provider; `name` is what staff call it. */
const refusals: Record<Exclude<ProviderCode, 'provider-unknown'>, (name: string) => string> = {
  'wrong-password': wrongPair,
  'user-not-found': wrongPair,
  'invalid-credential': wrongPair,
  'invalid-email': () => 'Enter a full email address, such as name@example.com.',
  'email-already-in-use': () => 'A team member already has this email address.',
  'too-many-requests': () => 'Too many attempts. Wait an hour, then try again.',
  'user-token-expired': (name) => `Your sign-in at ${name} has expired. Sign in again.`,
  'requires-recent-login': () => 'Sign in again before you do this.',
  'provider-away': (name) => `We cannot reach ${name} at the moment. Wait a minute, then try again.`,
  'sign-in-stopped': (name) => `The sign-in at ${name} was stopped. Start again if you did not mean to.`,
  'sign-in-lost': (name) =>
    `The answer from ${name} is not valid in this browser. It was used already, took longer than ten minutes, or was started in another tab. Start again.`,
  'email-unverified': (name) => `${name} has not verified your email address. Verify it there, then sign in again.`,
  'not-on-staff': (name) =>
    `You are signed in at ${name}, but you are not a member of this team, or no longer. Ask an owner, or use another account.`,
  'linked-elsewhere': (name) => `Your email address here is linked to another ${name} account. Use that one, or ask an owner.`,
  'not-proved': (name) =>
    `You must sign in again for this, and ${name} did not confirm that you did. Sign in another way, or ask an owner.`,
}

/** Why the sign-in page is shown, where a provider is the reason. */
const reasons: Partial<Record<string, (name: string) => string>> = {
  'user-token-expired': refusals['user-token-expired'],
  'provider-away': (name) =>
    `We cannot reach ${name} at the moment, and your sign-in there must be checked. Nothing is lost: reload this page in a minute.`,
}

export const providerAdminWords = {
  sentence: (code: ProviderCode, name: string, reference: string): string =>
    code === 'provider-unknown'
      ? `${name} sent an unknown answer. Try again. If it happens again, give an owner this reference: ${reference}.`
      : refusals[code](name),
  reason: (why: string | undefined, name: string): string | undefined => reasons[why ?? '']?.(name),
  button: (name: string) => `Sign in with ${name}`,
  or: 'or',
  otherWay: 'Sign in another way',
  toLogin: 'Back to the sign-in page',
  leaveFirst: (name: string) => `Sign out of ${name} first`,
  leave: (name: string) => `Sign out of ${name} too`,
  onward: {
    title: (name: string) => `Continue to ${name}`,
    text: (name: string) => `You sign in at ${name} and return here.`,
    link: 'Continue',
  },
  refusedTitle: 'Not signed in',
} as const
