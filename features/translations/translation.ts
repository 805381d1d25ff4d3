import type { TextUnit } from '#features/content/texts/text-unit.ts'

/** The translation of one text into one language, found by the hash of its English. Visitors read `approved` alone. */
export type Translation = {
  hash: string
  approved: string | null
  approvedAt: Date | null
  approvedBy: string | null
  /** What nobody has approved yet. */
  draft: string | null
  draftBy: 'person' | 'machine' | null
  version: number
  editedAt: Date
  editor: string
}

/** That a text took the place of another. `changesMeaning`: until it is translated itself, visitors read it in English. */
export type FollowedText = { hash: string; follows: string; changesMeaning: boolean }

export const unitStates = ['missing', 'stale', 'unread', 'approved'] as const
/**
 * `missing`: nothing is translated. `stale`: the English changed since. `unread`: a draft that nobody has approved. `approved`:
 * visitors read it.
 */
export type UnitState = (typeof unitStates)[number]

/** What is known of the texts of one kind in one language. */
export type KnownTexts = {
  translations: ReadonlyMap<string, Translation>
  followed: ReadonlyMap<string, FollowedText>
}

/** Where nothing of a kind is translated. */
export const noKnownTexts: KnownTexts = { translations: new Map(), followed: new Map() }

/** One text as it is translated: with its own translation, and that of the text which it follows where it has none. */
export type UnitToTranslate = TextUnit & {
  state: UnitState
  own: Translation | undefined
  /** What visitors read or read last of the text before: its hash and its translation. */
  former: { hash: string; text: string } | undefined
}

export function unitToTranslate(unit: TextUnit, known: KnownTexts): UnitToTranslate {
  const own = known.translations.get(unit.hash)
  const former = own?.approved ? undefined : formerOf(unit.hash, known, () => true)
  const state = own?.draft ? 'unread' : own?.approved ? 'approved' : former ? 'stale' : 'missing'
  return { ...unit, state, own, former }
}

/**
 * The text that visitors read in place of an English one: its approved translation, or that of the text which it follows, as long
 * as the meaning did not change. Undefined where they read English.
 */
export function shownText(hash: string, known: KnownTexts): string | undefined {
  const own = known.translations.get(hash)?.approved
  return own ?? formerOf(hash, known, ({ changesMeaning }) => !changesMeaning)?.text
}

/** The nearest approved translation of what a text follows, step by step as far as `may` lets. */
function formerOf(
  hash: string,
  { translations, followed }: KnownTexts,
  may: (step: FollowedText) => boolean,
): { hash: string; text: string } | undefined {
  const seen = new Set<string>()
  for (let step = followed.get(hash); step && may(step) && !seen.has(step.hash); step = followed.get(step.follows)) {
    seen.add(step.hash)
    const approved = translations.get(step.follows)?.approved
    if (approved) return { hash: step.follows, text: approved }
  }
  return undefined
}

/** How many texts stand in each state. */
export type Progress = Record<UnitState, number>

export function progressOf(units: readonly Pick<UnitToTranslate, 'state'>[]): Progress {
  const progress: Progress = { missing: 0, stale: 0, unread: 0, approved: 0 }
  for (const { state } of units) progress[state]++
  return progress
}
