import type { TripVersion } from '../trip-version.ts'
import { type TextPlace, versionTexts } from './version-texts.ts'

/** A name that a text of a version says and no item of it has. */
export type NamedItem = { name: string; where: TextPlace }

/**
 * Which of these names of items or services a text of a version says, whole, and no item of it has in its title: each with the first place where it
 * stands. A name of one word is left out: it may be an everyday one.
 */
export function namedWithoutItem(version: TripVersion, names: readonly string[]): NamedItem[] {
  const titles = version.items.map(({ title }) => title.toLowerCase())
  const texts = versionTexts(version)
  return names
    .map((name) => name.trim())
    .filter((name) => /\S\s+\S/.test(name) && !titles.some((title) => title.includes(name.toLowerCase())))
    .flatMap((name) => {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'iu')
      const found = texts.find(({ text }) => pattern.test(text))
      return found ? [{ name, where: found.where }] : []
    })
}
