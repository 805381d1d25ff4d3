import type { Context } from '#platform/context.ts'
import { askForLetter, type LetterAsk } from '../keys/asked-emails.server.ts'

/** Asks for a letter by which a new password is chosen; see `askForLetter` for what is promised and refused. */
export const askForReset = (ctx: Context, ask: LetterAsk) => askForLetter(ctx, 'reset', ask)
