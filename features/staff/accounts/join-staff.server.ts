import type { Context } from '#platform/context.ts'
import { type ChosenByEmail, choosePassword } from '../passwords/choose-password.server.ts'

/** An invited member chooses a password and signs in, which makes them joined; see `choosePassword`. */
export const joinStaff = (ctx: Context, chosen: ChosenByEmail) => choosePassword(ctx, 'invite', chosen)
