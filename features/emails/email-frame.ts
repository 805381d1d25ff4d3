import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Source } from '#platform/languages/source.ts'
import { emailFrameWords } from './words/email-frame.ts'

/** What every email says. The parts of an email are these and its own. */
export const emailFrameParts: readonly Source[] = [emailFrameWords]

/** The words around an email that is English: to staff, and what staff write themselves. */
export const englishFrame = ({ words }: Pick<Context, 'words'>): ReadWords => words.in('en', emailFrameParts)
