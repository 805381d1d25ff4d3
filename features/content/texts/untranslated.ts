/** What `mapUnits` adds to an object: the texts of it that have stayed English, by their paths from there: 'title', 'included.2'. */
export type Untranslated = { untranslated?: readonly string[] }

/** `lang` of a text of an object: English where it has stayed so on a page of another language. */
export const langOf = (of: object, text: string): 'en' | undefined =>
  (of as Untranslated).untranslated?.includes(text) ? 'en' : undefined
