import type { SecondStepRefusal } from '#features/staff/factors/pass-second-step.server.ts'
import type { PasskeyNameFault } from '#features/staff/factors/passkey-name.ts'
import { counted } from '../en.ts'

const nameFaults: Record<PasskeyNameFault, string> = {
  'name-missing': 'Name it after the device it is on, such as “Office laptop”.',
  'name-too-long': 'A name has 60 signs at most.',
}

/** Why a code was not taken. Too many: the key of the first step is over by then, so they begin again. */
const secondStepRefusals: Record<Exclude<SecondStepRefusal['reason'], 'second-step-over'>, string> = {
  'code-wrong':
    'This is not the code that your authenticator shows now, or it was used already. Wait for the next one and type that.',
  'recovery-code-wrong': 'This is none of your recovery codes, or it was used already. Each opens once. Look at it again.',
  'too-many-requests': 'Too many codes. Wait a quarter of an hour, then sign in again.',
}

/** The second factor: codes of an authenticator, recovery codes, passkeys. */
export const factorAdminWords = {
  secondStep: {
    title: 'Your code',
    lede: (house: string) => `The six digits that your authenticator shows for ${house}.`,
    code: 'Code',
    recoveryLede: 'One of the codes that you kept when you set up your authenticator. Each opens once.',
    recovery: 'Recovery code',
    go: 'Sign in',
    going: 'Signing in…',
    toRecovery: 'Use a recovery code',
    toCode: 'Use the authenticator',
    again: 'Sign in as somebody else',
    clock: 'Refused again and again? Set the clock of your phone to automatic.',
    refusals: secondStepRefusals,
  },
  passkeySignIn: {
    button: 'Sign in with a passkey',
    asking: 'Waiting for your passkey…',
    stopped: 'No passkey was used. Try again, or sign in with your password.',
    refused: 'This passkey does not open the desk. Sign in with your password.',
    tooMany: 'Too many tries. Wait an hour, or sign in with your password.',
    failed: 'That did not work. Try again, or sign in with your password.',
  },
  profile: {
    title: 'Your profile',
    breadcrumb: 'Where you are',
  },
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
  authenticator: {
    title: 'Authenticator',
    lede: 'An app on your phone that shows six new digits every half minute. We ask for them after your password, so a stolen password opens nothing.',
    start: {
      title: 'Not set up',
      text: 'Any app that shows one-time codes will do; many password managers can as well. It takes two minutes.',
      go: 'Set it up',
    },
    scan: {
      title: '1. Let the app read this',
      text: 'Open the app, add an account, and hold the camera over the square.',
      picture: 'The secret below as a square for the camera',
      byHand: 'No camera? Type this secret into the app',
      link: 'Open it in an app on this device',
      keep: 'It is the key to your account: show it to nobody.',
    },
    confirm: {
      title: '2. Type what the app shows',
      label: 'Six digits',
      go: 'Confirm',
      another: 'The one you have is good until then. Your recovery codes change with it.',
      stop: 'Stop, and set nothing up',
      stopAnother: 'Stop, and keep the one you have',
      faults: {
        'code-missing': 'A code has six digits.',
        'code-wrong':
          'This is not the code of this secret now. Wait for the next one, and see that the clock of your phone is set to automatic.',
        'not-begun': 'This was confirmed or stopped in another tab.',
      },
    },
    codes: {
      title: 'Keep these ten recovery codes',
      text: 'Each lets you in once when your phone is away. Print them or put them into your password manager. They are shown now and never again.',
      label: 'Recovery codes',
      kept: 'I have kept them',
    },
    set: {
      title: 'Set up',
      since: 'Since',
      codes: 'Recovery codes',
      left: (left: number) => (left === 0 ? 'none left' : `${left} of 10 left`),
      another: 'Move to another phone',
      newCodes: 'Make new recovery codes',
      remove: 'Remove the authenticator',
    },
    askCodes: {
      title: 'Make ten new recovery codes?',
      text: 'The codes that you have kept so far open nothing from then on.',
      go: 'Make new codes',
      keep: 'Keep the old ones',
      refused: 'There is no authenticator any more that the codes could stand in for.',
    },
    askRemove: {
      title: 'Remove the authenticator?',
      text: 'Your password alone lets you in from then on, and the recovery codes open nothing.',
      go: 'Remove it',
      keep: 'Keep it',
    },
    did: {
      removed: 'The authenticator is removed.',
      stopped: 'Stopped. Nothing was changed.',
    },
    cameByRecovery: (left: number) =>
      left === 0
        ? 'You came in with your last recovery code. Make new ones before you go on.'
        : `You came in with a recovery code. ${left} of them ${left === 1 ? 'is' : 'are'} left.`,
    onward: 'Go on to where you wanted',
  },
  passkeys: {
    title: 'Passkeys',
    lede: 'A passkey signs you in by finger, face or the PIN of your device. It works on this address alone, so nobody can talk you out of it.',
    none: 'No passkey yet',
    noneText: 'Add one for each device that you work on.',
    count: (count: number) => counted(count, 'passkey'),
    columns: { name: 'Name', made: 'Added', used: 'Last used', change: 'Change' },
    never: 'not yet',
    rename: (name: string) => `Rename ${name}`,
    remove: (name: string) => `Remove ${name}`,
    renameShort: 'Rename',
    removeShort: 'Remove',
    add: {
      title: 'Add a passkey',
      text: 'Your browser asks for your finger, face or PIN. No button here? Then it does not know passkeys, or scripts are off.',
      name: 'Name',
      hint: 'The device it is on, such as “Office laptop”.',
      go: 'Add this device',
      asking: 'Waiting for your device…',
      stopped: 'No passkey was made. Try again when you are ready.',
      twice: 'This device has a passkey for your account already.',
      refused: 'The passkey was not taken. Try again.',
      tooMany: 'You have 20 passkeys. Remove one first.',
      elsewhere: (address: string) => `Passkeys work at ${address} alone. Open the desk there.`,
      failed: 'That did not work. Load the page again and try once more.',
    },
    askRename: { title: 'Rename this passkey', name: 'Name', go: 'Save the name', keep: 'Leave it' },
    askRemove: {
      title: (name: string) => `Remove ${name}?`,
      text: 'It does not open the desk any more. Delete it on the device as well, or the device goes on offering it.',
      go: 'Remove it',
      keep: 'Keep it',
    },
    did: {
      added: 'The passkey is added. You can sign in with it from now on.',
      renamed: 'The name is saved.',
      removed: 'The passkey is removed.',
    },
    gone: 'This passkey was removed in another tab.',
  },
  lastFactor: 'Owners sign in here with a second factor, and this is your last one. Add a passkey or an authenticator first.',
  nameFaults,
} as const
