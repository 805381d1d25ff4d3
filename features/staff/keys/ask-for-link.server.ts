import type { Context } from '#platform/context.ts'
import { askForLetter, type LetterAsk } from './asked-emails.server.ts'

/** Asks for a letter that signs in; see `askForLetter` for what is promised and refused. */
export const askForLink = (ctx: Context, ask: LetterAsk) => askForLetter(ctx, 'link', ask)
