/** What `mapUnits` adds to an object: the texts of it that have stayed English, by their paths from there: 'title', 'included.2'. */
export type Untranslated = { untranslated?: readonly string[] }

/** `lang` of a text of an object: English where it has stayed so on a page of another language. */
export const langOf = (of: object, text: string): 'en' | undefined =>
  (of as Untranslated).untranslated?.includes(text) ? 'en' : undefined

/** What an object has of it, for one that is made of some of its texts: of all, or of those that are named. */
export function untranslatedOf(of: object, texts?: readonly string[]): Untranslated {
  const untranslated = (of as Untranslated).untranslated?.filter((text) => !texts || texts.includes(text)) ?? []
  return untranslated.length > 0 ? { untranslated } : {}
}
