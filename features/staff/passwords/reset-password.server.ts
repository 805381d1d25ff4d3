import type { Context } from '#platform/context.ts'
import { type ChosenByEmail, choosePassword } from './choose-password.server.ts'

/** Somebody who forgot their password chooses another; every session of the account ends. See `choosePassword`. */
export const resetPassword = (ctx: Context, chosen: ChosenByEmail) => choosePassword(ctx, 'reset', chosen)
