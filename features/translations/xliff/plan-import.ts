import type { TextUnit } from '#features/content/texts/text-unit.ts'
import type { MessageFault } from '#platform/languages/message-fault.ts'
import { type TranslationFault, translationFaults } from '../check-translation.ts'
import { type KnownTexts, noKnownTexts } from '../translation.ts'
import type { UnitFault } from './read-unit.ts'

/**
 * A text that is public now, with the content that it is shown in, the first one of several, or the part of a message. `id` is what its screen is found
 * by.
 */
export type CurrentText = TextUnit & { entry: { id: number | string; title: string } }

/** The texts that are public now, by kind and hash. */
export type CurrentTexts = ReadonlyMap<string, ReadonlyMap<string, CurrentText>>

/**
 * A text of a file. `file`: the id of its content there. `isOwn`: its id is that of its place and its English, so all three are as they were exported. Without `text` it is
 * not translated.
 */
export type SentUnit = {
  line: number
  file: string
  kind: string
  hash: string
  isOwn: boolean
  text: string | undefined
  /** Of a message: what it is known by, whatever its English is. */
  path?: string
  fault?: UnitFault
}

/** Why a translation of a file is not saved. */
type ImportFault =
  | UnitFault
  | TranslationFault
  /** A message that the interface could not use: `of` says why. */
  | 'broken-message'
  /** No text of this site has this id, or the file says another place of it. */
  | 'unknown-unit'
  /** The file has another English than the text of this id. */
  | 'other-english'
  /** The file has another translation of the same text before. */
  | 'twice'

const importEffects = ['new', 'over-draft', 'over-approved', 'follows'] as const
/**
 * What saving does: `new` is the first translation of its text, `over-draft` takes the place of a draft, `over-approved` is a draft
 * beside what visitors read. `follows`: the English has changed since the export, and the translation begins that of the new one.
 */
type ImportEffect = (typeof importEffects)[number]

/**
 * Why nothing is to be saved: `same` is what stands there, `untranslated` has no translation. `translated-since`: the English has
 * changed, and the new one is translated. `gone`: the English is no longer public, and nothing took its place.
 */
type NothingToSave = 'same' | 'untranslated' | 'translated-since' | 'gone'

/** A translation of a file, and what becomes of it. `at`: the text that it is for. `before`: what it takes the place of. */
export type PlannedTranslation = {
  line: number
  file: string
  kind: string
  hash: string
  at: CurrentText | undefined
  text: string
  before?: string | undefined
  /** The version of the translation that it was compared with; 0 where there is none. */
  seen: number
} & ({ effect: ImportEffect | NothingToSave; fault?: undefined } | ({ effect?: undefined } & Refused))

type Refused = { fault: ImportFault; of?: MessageFault }
/** What a translation of an English text has wrong. */
export type CheckText = (kind: string, english: string, text: string) => Refused | undefined

/** What an import of some texts would do, line by line. Nothing is looked up: `known` is read for one language. */
export function planImport(
  units: readonly SentUnit[],
  { texts, known, check }: { texts: CurrentTexts; known: ReadonlyMap<string, KnownTexts>; check: CheckText },
): PlannedTranslation[] {
  /** What the file has of each text, by kind and hash. */
  const taken = new Map<string, string>()
  const followers = openFollowers(texts, known)
  const isCurrent = ({ kind, hash }: SentUnit) => texts.get(kind)?.has(hash) ?? false
  const direct = units.filter(isCurrent).map((unit) => planned(unit, unit.hash))
  const others = units
    .filter((unit) => !isCurrent(unit))
    .flatMap((unit): PlannedTranslation[] => {
      const base = {
        line: unit.line,
        file: unit.file,
        kind: unit.kind,
        hash: unit.hash,
        at: undefined,
        text: unit.text ?? '',
        seen: 0,
      }
      if (unit.text === undefined) return [{ ...base, effect: 'untranslated' }]
      if (!texts.has(unit.kind) || !unit.isOwn) return [{ ...base, fault: 'unknown-unit' }]
      const own = known.get(unit.kind)?.translations.get(unit.hash)
      if (unit.text === own?.draft || unit.text === own?.approved) return [{ ...base, effect: 'same' }]
      const now = followers(unit)
      return now.length === 0 ? [{ ...base, effect: 'gone' }] : now.map((hash) => planned(unit, hash))
    })
  return [...direct, ...others].toSorted((a, b) => a.line - b.line)

  function planned({ line, file, kind, hash: sent, isOwn, text, fault }: SentUnit, hash: string): PlannedTranslation {
    const at = texts.get(kind)?.get(hash)
    const own = known.get(kind)?.translations.get(hash)
    const base = {
      line,
      file,
      kind,
      hash,
      at,
      text: text ?? '',
      before: own?.draft ?? own?.approved ?? undefined,
      seen: own?.version ?? 0,
    }
    if (text === undefined) return { ...base, effect: 'untranslated' }
    if (!isOwn) return { ...base, fault: 'other-english' }
    if (text === own?.draft || text === own?.approved) return { ...base, effect: 'same' }
    const isTranslated = own?.draft != null || own?.approved != null
    if (sent !== hash && isTranslated) return { ...base, effect: 'translated-since' }
    const refused = fault ? { fault } : check(kind, at?.text ?? '', text)
    if (refused) return { ...base, ...refused }
    const key = `${kind} ${hash}`
    const before = taken.get(key)
    taken.set(key, before ?? text)
    if (before !== undefined) return before === text ? { ...base, effect: 'same' } : { ...base, fault: 'twice' }
    return { ...base, effect: sent !== hash ? 'follows' : own?.draft ? 'over-draft' : isTranslated ? 'over-approved' : 'new' }
  }
}

/** Finds the public texts that took the place of one: the nearest of every way that its changes went. */
function openFollowers(texts: CurrentTexts, known: ReadonlyMap<string, KnownTexts>) {
  const byKind = new Map<string, Map<string, string[]>>()
  const stepsOf = (kind: string) => {
    const found = byKind.get(kind)
    if (found) return found
    const steps = new Map<string, string[]>()
    for (const { hash, follows } of (known.get(kind) ?? noKnownTexts).followed.values())
      steps.set(follows, [...(steps.get(follows) ?? []), hash])
    byKind.set(kind, steps)
    return steps
  }
  return ({ kind, hash, path }: { kind: string; hash: string; path?: string }): string[] => {
    const [steps, current] = [stepsOf(kind), texts.get(kind)]
    if (path !== undefined) return [...(current?.values() ?? [])].flatMap((one) => (one.path === path ? [one.hash] : []))
    const seen = new Set([hash])
    const found: string[] = []
    for (const one of seen)
      for (const next of steps.get(one) ?? []) {
        if (current?.has(next)) found.push(next)
        else seen.add(next)
      }
    return [...new Set(found)]
  }
}

/** What a translation of a text that staff wrote has wrong. */
export const checkContent: CheckText = (_kind, english, text) => {
  const [fault] = translationFaults(english, text)
  return fault && { fault }
}

/** Whether a translation of a plan is saved: without `over` nothing is drafted beside an approved text. */
export const isSaved = ({ effect }: PlannedTranslation, over: boolean): boolean =>
  importEffects.some((one) => one === effect && (over || one !== 'over-approved'))
