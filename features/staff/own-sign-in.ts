import type { Context } from '#platform/context.ts'

/** Whether staff may sign in here by password, email or passkey. Not when OWN_SIGN_IN leaves it to the provider. */
export const ownSignIn = ({ config }: Pick<Context, 'config'>): boolean => config.identity?.ownSignIn ?? true
