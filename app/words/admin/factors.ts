import type { SecondStepRefusal } from '#features/staff/factors/pass-second-step.server.ts'
import type { PasskeyNameFault } from '#features/staff/factors/passkey-name.ts'
import { counted } from './counted.ts'

const nameFaults: Record<PasskeyNameFault, string> = {
  'name-missing': 'Name it after the device it is on, such as “Office laptop”.',
  'name-too-long': 'A name has 60 characters at most.',
}

/** Why a code was not accepted. After too many the key of the first step is gone, so they begin again. */
const secondStepRefusals: Record<Exclude<SecondStepRefusal['reason'], 'second-step-over'>, string> = {
  'code-wrong': 'This code is wrong, or it was used already. Wait for the next code and type that.',
  'recovery-code-wrong': 'This recovery code is wrong, or it was used already. Each works once. Check it again.',
  'too-many-requests': 'Too many attempts. Wait 15 minutes, then sign in again.',
}

/** The second factor: codes of an authenticator, recovery codes, passkeys. */
export const factorAdminWords = {
  secondStep: {
    title: 'Verification code',
    lede: (company: string) => `Enter the six digits that your authenticator shows for ${company}.`,
    code: 'Code',
    recoveryLede: 'Enter one of your recovery codes. Each works once.',
    recovery: 'Recovery code',
    go: 'Sign in',
    going: 'Signing in…',
    toRecovery: 'Use a recovery code',
    toCode: 'Use the authenticator',
    again: 'Use another account',
    clock: 'Code refused again? Set your phone’s clock to automatic.',
    refusals: secondStepRefusals,
  },
  passkeySignIn: {
    button: 'Sign in with a passkey',
    asking: 'Waiting for your passkey…',
    stopped: 'Passkey sign-in was cancelled. Try again, or use your password.',
    refused: 'This passkey is not valid here. Sign in with your password.',
    tooMany: 'Too many attempts. Wait an hour, or sign in with your password.',
    failed: 'That did not work. Try again, or sign in with your password.',
  },
  profile: {
    title: 'Your profile',
    breadcrumb: 'You are here',
  },
  panel: {
    authenticator: 'Authenticator',
    none: 'Not set up. You sign in with your password only.',
    since: (at: string) => `Set up ${at}. We ask for its code after your password.`,
    codesLeft: (left: number) =>
      left === 0 ? 'No recovery codes left. Create new ones.' : `${counted(left, 'recovery code')} left.`,
    setUp: 'Set up authenticator',
    change: 'Manage authenticator',
    passkeys: 'Passkeys',
    noPasskeys: 'None yet. A passkey signs you in by fingerprint, face or PIN.',
    addPasskey: 'Add a passkey',
    changePasskeys: 'Manage passkeys',
  },
  authenticator: {
    title: 'Authenticator',
    lede: 'An app on your phone that shows a new six-digit code every 30 seconds. We ask for it after your password, so a stolen password is not enough.',
    start: {
      title: 'Not set up',
      text: 'Use any authenticator app or password manager with one-time codes.',
      go: 'Set up authenticator',
    },
    scan: {
      title: '1. Scan this QR code',
      text: 'Open the app, add an account, and scan the QR code.',
      picture: 'QR code of the secret below',
      byHand: 'No camera? Type this secret key into the app',
      link: 'Open in an app on this device',
      keep: 'Keep this key secret: it gives access to your account.',
    },
    confirm: {
      title: '2. Enter the code from the app',
      label: 'Six-digit code',
      go: 'Confirm code',
      another: 'Your current authenticator works until then. Your recovery codes also change.',
      stop: 'Cancel',
      stopAnother: 'Cancel',
      faults: {
        'code-missing': 'A code has six digits.',
        'code-wrong': 'This code is wrong. Wait for the next one, and set your phone’s clock to automatic.',
        'not-begun': 'This was confirmed or cancelled in another tab.',
      },
    },
    codes: {
      title: 'Save these ten recovery codes',
      text: 'Each signs you in once without your phone. Print them or save them in your password manager. They are shown only once.',
      label: 'Recovery codes',
      saved: 'I saved the codes',
    },
    set: {
      title: 'Set up',
      since: 'Since',
      codes: 'Recovery codes',
      left: (left: number) => (left === 0 ? 'none left' : `${left} of 10 left`),
      another: 'Move to another phone',
      newCodes: 'Create new recovery codes',
      remove: 'Remove authenticator',
    },
    askCodes: {
      title: 'Create ten new recovery codes?',
      text: 'Your current recovery codes will no longer work.',
      go: 'Create new codes',
      keep: 'Cancel',
      refused: 'There is no authenticator any more, so recovery codes are not needed.',
    },
    askRemove: {
      title: 'Remove the authenticator?',
      text: 'You then sign in with your password only. The recovery codes stop working.',
      go: 'Remove',
      keep: 'Cancel',
    },
    did: {
      removed: 'The authenticator is removed.',
      stopped: 'Cancelled. Nothing was changed.',
    },
    cameByRecovery: (left: number) =>
      left === 0
        ? 'You used your last recovery code. Create new ones now.'
        : `You used a recovery code. ${left} of them ${left === 1 ? 'is' : 'are'} left.`,
    onward: 'Continue',
  },
  passkeys: {
    title: 'Passkeys',
    lede: 'A passkey signs you in by fingerprint, face or PIN. It works only at this address, so it cannot be phished.',
    none: 'No passkeys yet',
    noneText: 'Add one for each device that you use.',
    count: (count: number) => counted(count, 'passkey'),
    columns: { name: 'Name', made: 'Added', used: 'Last used', change: 'Actions' },
    never: 'not yet',
    rename: (name: string) => `Rename ${name}`,
    remove: (name: string) => `Remove ${name}`,
    renameShort: 'Rename',
    removeShort: 'Remove',
    add: {
      title: 'Add a passkey',
      text: 'Your browser asks for your fingerprint, face or PIN. No button here? Your browser does not support passkeys, or JavaScript is off.',
      name: 'Name',
      hint: 'The device it is on, such as “Office laptop”.',
      go: 'Add passkey',
      asking: 'Waiting for your device…',
      stopped: 'No passkey was added. Try again when you are ready.',
      twice: 'This device already has a passkey for your account.',
      refused: 'The passkey was not accepted. Try again.',
      tooMany: 'You have 20 passkeys. Remove one first.',
      elsewhere: (address: string) => `Passkeys work only at ${address}. Open the admin area there.`,
      failed: 'That did not work. Reload the page and try again.',
    },
    askRename: { title: 'Rename this passkey', name: 'Name', go: 'Save name', keep: 'Cancel' },
    askRemove: {
      title: (name: string) => `Remove ${name}?`,
      text: 'It no longer signs you in. Delete it on the device too, or the device keeps offering it.',
      go: 'Remove',
      keep: 'Cancel',
    },
    did: {
      added: 'The passkey is added. You can sign in with it from now on.',
      renamed: 'The name is saved.',
      removed: 'The passkey is removed.',
    },
    gone: 'This passkey was removed in another tab.',
  },
  lastFactor: 'Owners need two-step verification, and this is your last method. Add a passkey or an authenticator first.',
  nameFaults,
} as const
