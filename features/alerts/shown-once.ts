import { kindOfAlert } from './alert-state.ts'

/**
 * What a line shows by itself: on the dashboard a kind of row, on the card of a day something that is not in order. `request`: a booking that waits
 * for its answer; `permits`: to reserve; `closed-day`: permits for a day that is closed; `misfit`: who is assigned and does not fit any more.
 */
export type Line =
  | 'request'
  | 'refund'
  | 'crew'
  | 'misfit'
  | 'permits'
  | 'closed-day'
  | 'permit-numbers'
  | 'passports'
  | 'details'
  | 'flight-in'
  | 'flight-out'
  | 'order-to-choose'
  | 'order-to-send'
  | 'order-late'

type Sharing = {
  /** What shows the same, the first of them that is there: lines, or kinds of alerts. */
  by: readonly string[]
  /** Whether it adds something to that, and stands under it. */
  adds?: true
  /** Whether what it needs is to be done first: the line above leads there. */
  isNext?: true
  /** Whether a line has it for as long as it is so: without one it is over, and its job will find that out. */
  hasLine?: true
}

/**
 * One fact is one task: what else shows the same fact, by the kind of an alert or by a line. What is not here has a fact of its own. Source:
 * docs/day.md, 'One fact is one task'.
 */
export const sharedFacts: Readonly<Record<string, Sharing>> = {
  'crew-declined': { by: ['crew'], adds: true },
  'crew-late': { by: ['crew'], adds: true },
  'crew-busy': { by: ['crew'], adds: true },
  'crew-seats': { by: ['crew'], hasLine: true },
  'crew-vehicle': { by: ['crew'], hasLine: true },
  'crew-misfit': { by: ['misfit'], hasLine: true },
  'permit-lot-expired': { by: ['permits', 'permit-short'], adds: true },
  'permit-short': { by: ['permits'] },
  'permit-buy-by': { by: ['permits'], hasLine: true },
  'permit-reservation-ends': { by: ['permit-lot-expired'] },
  'permit-balance': { by: ['permit-lot-expired'] },
  'permit-closed': { by: ['closed-day'] },
  'permit-numbers-missing': { by: ['permit-numbers', 'permits'] },
  // Of a booking with several permits the first says it.
  'permit-papers-missing': { by: ['passports', 'details', 'permit-papers-missing'], adds: true },
  // Both are entered with the travellers; the passports say the visit that needs them.
  details: { by: ['passports'] },
  'flight-out': { by: ['flight-in'], adds: true },
  'transfer-by-road': { by: ['flight-in', 'flight-out'], adds: true },
  'order-to-choose': { by: ['request'], adds: true, isNext: true },
  'order-to-send': { by: ['request'], adds: true, isNext: true },
  'order-late': { by: ['request'], adds: true, isNext: true },
  'supply-declined': { by: ['order-to-choose'], adds: true },
  'supply-provisional-ended': { by: ['order-to-send'], adds: true },
  ask: { by: ['supply-replaced', 'supply-low-margin', 'order-to-choose', 'order-to-send', 'order-late'] },
  'supply-replaced': { by: ['request'], adds: true },
  'supply-low-margin': { by: ['request'], adds: true },
  credit: { by: ['refund'], adds: true },
}

/** A line or an alert, and what it is about, such as a run, a pool of permits on a day, or a lot. */
export type Fact = { fact: string; about: readonly string[] }

/** What stands, with what else shows the same. `also`: what adds something, in its order. `next`: what is to be done first. */
export type ShownFact<One> = { one: One; also: One[]; next: One | undefined }

/**
 * Each fact once, in the order in which they came. What shares something that it is about with what shows the same stands under that, the first where
 * there are several.
 */
export function showOnce<One extends Fact>(all: readonly One[]): ShownFact<One>[] {
  const byFact = Map.groupBy(all, ({ fact }) => fact)
  const places = new Map(all.map((one, at) => [one, at]))
  const isBefore = (one: One, other: One) => (places.get(one) ?? 0) < (places.get(other) ?? 0)
  const above = new Map(
    all.map((one) => {
      const others = (sharedFacts[one.fact]?.by ?? []).flatMap((by) => byFact.get(by) ?? [])
      // Of several of the same fact the first stands.
      const stands = (other: One) => other.fact !== one.fact || isBefore(other, one)
      return [one, others.find((other) => stands(other) && one.about.some((subject) => other.about.includes(subject)))]
    }),
  )
  const topOf = (one: One): One => {
    const other = above.get(one)
    return other ? topOf(other) : one
  }
  const under = Map.groupBy(
    all.filter((one) => above.get(one)),
    topOf,
  )
  return all
    .filter((one) => !above.get(one) && !sharedFacts[one.fact]?.hasLine)
    .map((one) => {
      const folded = under.get(one) ?? []
      return {
        one,
        also: folded.filter(({ fact }) => sharedFacts[fact]?.adds),
        next: folded.find(({ fact }) => sharedFacts[fact]?.isNext),
      }
    })
}

/** Whether one of these lines, of the same trip, shows what an alert is about. */
export const isShownBy = (lines: readonly Line[], occasion: string): boolean =>
  sharedFacts[kindOfAlert(occasion)]?.by.some((by) => lines.some((line) => line === by)) ?? false
