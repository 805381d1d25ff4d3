import type { TextUnit } from '#features/content/texts/text-unit.ts'
import { type KnownTexts, noKnownTexts, shownText } from './translation.ts'

/** The texts without which a page is not whole in a language: they head it, and stand in lists of results. */
const heads = ['title', 'name', 'sentence', 'lede']

/** Those of a kind's texts that head its page. */
export const headsOf = (texts: readonly string[]): string[] => texts.filter((place) => heads.includes(place))

/** Whether visitors read all of these in a language. */
export const isWhole = (units: readonly TextUnit[], known: KnownTexts = noKnownTexts): boolean =>
  units.every(({ hash }) => shownText(hash, known) !== undefined)
