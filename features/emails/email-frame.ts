import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Source } from '#platform/languages/source.ts'
import { emailFrameWords } from './words/email-frame.ts'
import { newsletterEmailWords } from './words/newsletter-emails.ts'

/** What every email says. The parts of an email are these and its own. */
export const emailFrameParts: readonly Source[] = [emailFrameWords]

/** What an email to a list says besides: `LeaveLine` is of these. */
export const newsletterEmailParts: readonly Source[] = [...emailFrameParts, newsletterEmailWords]

/** The whole address of a page of the site, by its English path, in the language of an email where that is public. */
export const siteAddress =
  ({ config, words }: Pick<Context, 'config' | 'words'>, language: string) =>
  (path: string): string =>
    config.publicUrl + words.address(language, path)

/** The words around an email that is English: to staff and to suppliers. */
export const englishFrame = ({ words }: Pick<Context, 'words'>): ReadWords => words.in('en', emailFrameParts)
