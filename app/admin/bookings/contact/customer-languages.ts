import { languageName } from '../../components/language-name.ts'

type Choice = { value: string; words: string }

/**
 * The languages that staff may choose for a customer: English, those that are published, because nobody has read the others, and the one
 * that they have already, which may be published no more.
 */
export const languageChoices = (published: Iterable<string>, chosen = 'en'): Choice[] =>
  [...new Set(['en', ...published, chosen])].map((value) => ({ value, words: languageName(value) }))

/** Whether a language is one of the choices. */
export const mayChoose = (choices: readonly Choice[], language: string): boolean =>
  choices.some(({ value }) => value === language)
