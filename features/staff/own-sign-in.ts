import type { Context } from '#platform/context.ts'

/** Whether staff may come in by our own ways: password, letter, passkey. Not where OWN_SIGN_IN leaves it to the provider. */
export const ownSignIn = ({ config }: Pick<Context, 'config'>): boolean => config.identity?.ownSignIn ?? true
