import { counted } from './en.ts'

/** Stands in for the words of the second factor, which are written beside this work. */
export const deskFactorWords = {
  panel: {
    authenticator: 'Authenticator',
    none: 'Not set up. Your password alone lets you in.',
    since: (at: string) => `Set up ${at}. Its code is asked for after your password.`,
    codesLeft: (left: number) =>
      left === 0 ? 'No recovery codes are left. Make new ones.' : `${counted(left, 'recovery code')} left.`,
    setUp: 'Set it up',
    change: 'Change it',
    passkeys: 'Passkeys',
    noPasskeys: 'None yet. A passkey signs you in by finger, face or PIN, without a password.',
    addPasskey: 'Add a passkey',
    changePasskeys: 'Change them',
  },
} as const
