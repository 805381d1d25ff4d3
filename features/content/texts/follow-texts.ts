import type { TextUnit } from './text-unit.ts'

/** A text that took the place of another: by the hashes of both. */
export type TextChange = { hash: string; follows: string }

/**
 * Which new texts of a content took the place of which old ones, place by place. A text that was there before has not changed,
 * wherever it stands now. Between texts that stayed, new ones follow those that went: in turn where there are as many of each, else the
 * one most alike, if more than a third of its words are the same.
 */
export function followTexts(before: readonly TextUnit[], after: readonly TextUnit[]): TextChange[] {
  const places = new Set(after.map(({ place }) => place))
  const known = new Set(before.map(({ hash }) => hash))
  const still = new Set(after.map(({ hash }) => hash))
  const changes = [...places].flatMap((place) => {
    const here = (unit: TextUnit) => unit.place === place
    return changesBetween(before.filter(here), after.filter(here), { known, still })
  })
  return [...new Map(changes.map((change) => [change.hash, change])).values()]
}

type Known = { known: ReadonlySet<string>; still: ReadonlySet<string> }

function changesBetween(before: readonly TextUnit[], after: readonly TextUnit[], { known, still }: Known): TextChange[] {
  const gone = gapsOf(before, ({ hash }) => still.has(hash))
  const added = gapsOf(after, ({ hash }) => known.has(hash))
  // Gaps are compared by what stayed before them; where that moved, or is new at this place, all that went may be followed.
  return [...added].flatMap(([stayed, news]) => pairs(gone.get(stayed) ?? [], news))
}

/** Runs of units that did not stay, by the unit that stayed before them. */
function gapsOf(units: readonly TextUnit[], stays: (unit: TextUnit) => boolean): Map<string, TextUnit[]> {
  const gaps = new Map<string, TextUnit[]>()
  let stayed = ''
  for (const unit of units) {
    if (stays(unit)) stayed = unit.hash
    else gaps.set(stayed, [...(gaps.get(stayed) ?? []), unit])
  }
  return gaps
}

function pairs(gone: readonly TextUnit[], news: readonly TextUnit[]): TextChange[] {
  if (gone.length === news.length) return news.map(({ hash }, index) => ({ hash, follows: gone[index]?.hash ?? '' }))
  const left = [...gone]
  return news.flatMap(({ hash, text }) => {
    const best = left.toSorted((a, b) => likeness(b.text, text) - likeness(a.text, text))[0]
    if (!best || likeness(best.text, text) <= 1 / 3) return []
    left.splice(left.indexOf(best), 1)
    return [{ hash, follows: best.hash }]
  })
}

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(a: string, b: string): number {
  const [first, second] = [wordsIn(a), wordsIn(b)]
  const both = [...first].filter((word) => second.has(word)).length
  return both / Math.max(1, first.size + second.size - both)
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
