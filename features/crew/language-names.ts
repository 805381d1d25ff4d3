import type { SpokenLanguages } from './member-facts.ts'

/** The languages that a guide's form has a level for, by ISO 639-1 code, with their English names: those of visitors first. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'French',
  rw: 'Kinyarwanda',
  sw: 'Swahili',
  de: 'German',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  ru: 'Russian',
  ar: 'Arabic',
  lg: 'Luganda',
  ln: 'Lingala',
  rn: 'Kirundi',
}

/** Languages of which guides had other names before they had a level. */
const otherNames: Readonly<Record<string, string>> = { kiswahili: 'sw', mandarin: 'zh' }

const codes = new Map([
  ...Object.entries(languageNames).map(([code, name]) => [name.toLowerCase(), code] as const),
  ...Object.entries(otherNames),
])

/** The code of a language by its English name; undefined for one that has none here. */
export const languageCode = (name: string): string | undefined => codes.get(name.trim().toLowerCase())

/** All languages of a guide by name, as the release before reads them. */
export const namesOfLanguages = (spoken: SpokenLanguages, others: readonly string[]): string[] => [
  ...Object.keys(languageNames).flatMap((code) => (Object.hasOwn(spoken, code) ? (languageNames[code] ?? []) : [])),
  ...others,
]
