import type { Context } from '#platform/context.ts'
import { type ChosenByEmail, choosePassword } from '../passwords/choose-password.server.ts'

/** Somebody who was invited chooses a password and comes in; see `choosePassword`. Their first coming is what joins them. */
export const joinStaff = (ctx: Context, chosen: ChosenByEmail) => choosePassword(ctx, 'invite', chosen)
