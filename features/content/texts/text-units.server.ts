import { createHash } from 'node:crypto'
import type { TextUnit } from './text-unit.ts'

/** The texts of a content, as a tree of its fields: a leaf is a text; `*` stands for the rows of a list. */
type Places = { [field: string]: Places | true }

/**
 * The units of a content in the order of `places`, row by row. Blank texts, and texts without a letter, such as a figure, are no
 * units. Never throws on an incomplete content.
 */
export function unitsOf(content: unknown, places: readonly string[]): TextUnit[] {
  const units: TextUnit[] = []
  visitTexts(content, placeTree(places), { path: [], place: [] }, (text, path, place) => {
    if (isTranslated(text)) units.push({ path, place, text, hash: hashOf(place, text) })
    return text
  })
  return units
}

/**
 * A copy of a content in which every unit is what `translate` makes of it. What is no unit stays as it is, and so does one that
 * `translate` has nothing for: the object that holds it then names it in `untranslated`, by its path from there. A text without a letter, such as a
 * figure in a table, is what `rewrite` makes of it.
 */
export const mapUnits = <Content>(
  content: Content,
  places: readonly string[],
  translate: (unit: TextUnit) => string | undefined,
  rewrite = (text: string) => text,
): Content =>
  visitTexts(content, placeTree(places), { path: [], place: [] }, (text, path, place) =>
    isTranslated(text) ? translate({ path, place, text, hash: hashOf(place, text) }) : rewrite(text),
  ) as Content

/** The first 16 signs of the SHA-256 of a place and its text, in base64url. Spaces at the ends, and how many there are, are no difference. */
export const hashOf = (place: string, text: string): string =>
  createHash('sha256')
    .update(`${place}\n${text.normalize('NFC').trim().replace(/\s+/gu, ' ')}`)
    .digest('base64url')
    .slice(0, 16)

const isTranslated = (text: string) => /\p{L}/u.test(text)

const trees = new WeakMap<readonly string[], Places>()

/** A kind has one list of places, and a page of a list has two hundred contents. */
function placeTree(places: readonly string[]): Places {
  const known = trees.get(places)
  if (known) return known
  const tree: Places = {}
  trees.set(places, tree)
  for (const place of places) {
    const steps = place.split('.')
    const last = steps.pop() ?? ''
    let at = tree
    for (const step of steps) {
      const next = at[step]
      const below = typeof next === 'object' ? next : {}
      at[step] = below
      at = below
    }
    at[last] = true
  }
  return tree
}

/** Where a value is: its path and its place, and the last object on the way, with the texts of it that were left as they are. */
type At = { path: readonly string[]; place: readonly string[]; left?: { from: number; texts: string[] } }

/** A copy of a value with every text at the places replaced by what `visit` gives. */
function visitTexts(
  value: unknown,
  places: Places | true,
  at: At,
  visit: (text: string, path: string, place: string) => string | undefined,
): unknown {
  const { path, place, left } = at
  if (places === true) {
    if (typeof value !== 'string') return value
    const shown = visit(value, path.join('.'), place.join('.'))
    if (shown === undefined) left?.texts.push(path.slice(left.from).join('.'))
    return shown ?? value
  }
  const rows = places['*']
  if (Array.isArray(value))
    return rows === undefined
      ? value
      : value.map((row, index) => visitTexts(row, rows, { ...at, path: [...path, `${index}`], place: [...place, '*'] }, visit))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = { ...value }
  const texts: string[] = []
  for (const [field, below] of Object.entries(places))
    if (Object.hasOwn(copy, field)) {
      const here = { path: [...path, field], place: [...place, field], left: { from: path.length, texts } }
      copy[field] = visitTexts(copy[field], below, here, visit)
    }
  if (texts.length > 0) copy.untranslated = texts
  return copy
}
