import type { Context } from '#platform/context.ts'
import { type ChosenByEmail, choosePassword } from './choose-password.server.ts'

/** A member who forgot their password chooses another; all their sessions end. See `choosePassword`. */
export const resetPassword = (ctx: Context, chosen: ChosenByEmail) => choosePassword(ctx, 'reset', chosen)
