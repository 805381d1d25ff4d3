import type { Untranslated } from './untranslated.ts'

/** What an object has of it, for one that is made of some of its texts: of all, or of those that are named. */
export function untranslatedOf(of: object, texts?: readonly string[]): Untranslated {
  const untranslated = (of as Untranslated).untranslated?.filter((text) => !texts || texts.includes(text)) ?? []
  return untranslated.length > 0 ? { untranslated } : {}
}
