import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Source } from '#platform/languages/source.ts'

/** What staff write: the subject without the company's name, and the paragraphs. */
export type StaffEmailText = { subject: string; body: string }

/** The same in each language in which somebody wrote it, by its code. */
export type TextsByLanguage = Readonly<Record<string, StaffEmailText>>

/**
 * The text for somebody with a language, and the words around it: in that language where there is a text in it and all of `parts`
 * are whole, else in English. Undefined where there is no English text either.
 */
export function textFor(
  { words }: Pick<Context, 'words'>,
  texts: TextsByLanguage,
  { language, parts }: { language: string; parts: readonly Source[] },
): { read: ReadWords; text: StaffEmailText } | undefined {
  const read = words.in(language, parts)
  const own = texts[read.language]
  if (own) return { read, text: own }
  return texts.en && { read: words.in('en', parts), text: texts.en }
}

/** The name of a form's field for a part of a text: 'subject' of the English, 'texts.fr.subject' of another language. */
export const textField = (language: string, part: keyof StaffEmailText): string =>
  language === 'en' ? part : `texts.${language}.${part}`
