import type { ProviderCode } from '#features/staff/provider/provider-codes.ts'

/** One sentence for all that a password or an address may be wrong in, as on our own form. */
const wrongPair = () => 'The e-mail or the password is wrong. Look at both and try again.'

/** What is told of each code of a provider of identities, by the name that staff know it by. */
const refusals: Record<Exclude<ProviderCode, 'provider-unknown'>, (name: string) => string> = {
  'wrong-password': wrongPair,
  'user-not-found': wrongPair,
  'invalid-credential': wrongPair,
  'invalid-email': () => 'An e-mail address looks like name@example.com. Write it out in full.',
  'email-already-in-use': () => 'Somebody on the staff has this e-mail address already.',
  'too-many-requests': () => 'Too many tries from here. Wait an hour, then try again.',
  'user-token-expired': (name) => `Your sign-in at ${name} has run out. Sign in again.`,
  'requires-recent-login': () => 'For this, sign in again first.',
  'provider-away': (name) => `We cannot reach ${name} just now. Wait a minute, then try again.`,
  'sign-in-stopped': (name) => `The sign-in at ${name} was stopped. Start again if you did not mean to.`,
  'sign-in-lost': (name) =>
    `This answer of ${name} does not fit what this browser asked. It was used already, took longer than ten minutes, or began in another tab. Start again.`,
  'email-unverified': (name) =>
    `${name} does not say that your e-mail address is yours, so we cannot tell who you are. Have it verified there, then sign in again.`,
  'not-on-staff': (name) =>
    `You are signed in at ${name}, but you are not on the staff here, or not any more. Ask an owner, or sign in there as somebody else.`,
  'linked-elsewhere': (name) =>
    `Whoever has your e-mail address here signs in with another account of ${name}. Use that one, or ask an owner.`,
  'not-proved': (name) =>
    `For this you must show who you are once more, and ${name} does not say that you did. Sign in another way, or ask an owner.`,
}

/** Why the sign-in page is shown, where a provider is the reason. */
const reasons: Partial<Record<string, (name: string) => string>> = {
  'user-token-expired': refusals['user-token-expired'],
  'provider-away': (name) =>
    `We cannot reach ${name} just now, and your sign-in there has to be asked about. Nothing is lost: load this page again in a minute.`,
}

export const providerAdminWords = {
  sentence: (code: ProviderCode, name: string, reference: string): string =>
    code === 'provider-unknown'
      ? `${name} answered with something that we do not know. Try again; if it stays so, tell an owner this reference: ${reference}.`
      : refusals[code](name),
  reason: (why: string | undefined, name: string): string | undefined => reasons[why ?? '']?.(name),
  button: (name: string) => `Sign in with ${name}`,
  or: 'or',
  otherWay: 'Sign in another way',
  toLogin: 'Back to the sign-in page',
  leaveFirst: (name: string) => `Sign out of ${name} first`,
  leave: (name: string) => `Sign out of ${name} too`,
  onward: {
    title: (name: string) => `On to ${name}`,
    text: (name: string) => `You sign in at ${name} and come back here.`,
    link: 'Go on',
  },
  refusedTitle: 'Not signed in',
} as const
