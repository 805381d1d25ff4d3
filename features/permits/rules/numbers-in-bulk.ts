import type { Day } from '#values/dates.ts'
import type { Permit } from '../lot.ts'
import { longestNumber, numberTest } from './number-pattern.ts'
import type { PastedLine } from './pasted-lines.ts'

/** A traveller who needs a permit, as a list names them. */
export type NamedNeed = {
  /** Of its purchase. */
  id: number
  reference: string
  position: number
  /** As in the passport, and as in the booking; what is not known is not among them. */
  names: readonly string[]
}

/** A number that an authority has given already, and where it is. */
export type KnownNumber = { number: string; permitId: number; lotId: number; reference: string | null; day: Day }

/** What a line does, or why it does nothing. Where somebody has to look first, `permitId` is the permit that it would number. */
export type LineVerdict =
  | { verdict: 'found'; permitId: number }
  /** A name alone, which may be another's: somebody says that it is right. */
  | { verdict: 'by-name-alone'; permitId: number }
  /** Not like the authority's numbers: somebody says that it is right; by a name alone, of that too. */
  | { verdict: 'odd-pattern'; permitId: number; byNameAlone: boolean }
  /** Nobody of these needs is meant, or no permit is there for them. */
  | { verdict: 'unknown'; because: 'nobody' | 'no-permit' }
  | { verdict: 'has-number'; permitId: number; ownNumber: string }
  /** With where it is, or in which line before this one. */
  | { verdict: 'number-known'; known: KnownNumber | { line: number } }
  /** Several travellers or permits fit, or a line before this one has numbered the only one. */
  | { verdict: 'too-many'; permitIds: readonly number[] }
  /** Who or number is missing, or the number is longer than any. */
  | { verdict: 'malformed' }

type NumberBooks = {
  needs: readonly NamedNeed[]
  /** The permits that may be numbered: of one fee, of the day or lot that the list is for. */
  permits: readonly Pick<Permit, 'id' | 'purchaseId' | 'number'>[]
  /** Of the same authority, whatever the day. */
  known: readonly KnownNumber[]
  /** The authority's regular expression; one that cannot be used refuses nothing. */
  pattern: string
}

/**
 * What each pasted line would do, without doing it. A line means the permit that covers its traveller: by reference and position, by
 * reference where one of its travellers is left without a number, or by name. Source: docs/permits.md, 'Numbers in bulk'.
 */
export function checkNumbers(lines: readonly PastedLine[], books: NumberBooks): (PastedLine & LineVerdict)[] {
  const fits = numberTest(books.pattern)
  const known = new Map(books.known.map((one) => [numberKey(one.number), one]))
  const permitOf = new Map(books.permits.flatMap((permit) => (permit.purchaseId === null ? [] : [[permit.purchaseId, permit]])))
  const pasted = new Map<string, number>()
  const taken = new Set<number>()

  const verdictOf = ({ line, who, position, number }: PastedLine): LineVerdict => {
    if (who === '' || number === '' || number.length > longestNumber) return { verdict: 'malformed' }
    const before = pasted.get(numberKey(number))
    pasted.set(numberKey(number), before ?? line)
    const { needs, byNameAlone } = needsMeant(who, position, books.needs)
    if (needs.length === 0) return { verdict: 'unknown', because: 'nobody' }
    const permits = needs.flatMap(({ id }) => permitOf.get(id) ?? [])
    const [first] = permits
    if (!first) return { verdict: 'unknown', because: 'no-permit' }
    const numbered = permits.find((permit) => permit.number !== null && numberKey(permit.number) === numberKey(number))
    if (numbered) return { verdict: 'has-number', permitId: numbered.id, ownNumber: numbered.number ?? '' }
    const elsewhere = known.get(numberKey(number)) ?? (before === undefined ? undefined : { line: before })
    if (elsewhere) return { verdict: 'number-known', known: elsewhere }
    const open = permits.filter((permit) => permit.number === null)
    if (open.length === 0) return { verdict: 'has-number', permitId: first.id, ownNumber: first.number ?? '' }
    const left = open.filter(({ id }) => !taken.has(id))
    const [permit, ...others] = left
    if (!permit || others.length > 0) return { verdict: 'too-many', permitIds: (permit ? left : open).map(({ id }) => id) }
    taken.add(permit.id)
    if (fits && !fits(number)) return { verdict: 'odd-pattern', permitId: permit.id, byNameAlone }
    return { verdict: byNameAlone ? 'by-name-alone' : 'found', permitId: permit.id }
  }
  return lines.map((line) => ({ ...line, ...verdictOf(line) }))
}

/** One number however it is written: authorities do not tell upper case from lower. */
const numberKey = (number: string): string => number.toLowerCase()

function needsMeant(who: string, position: string, needs: readonly NamedNeed[]): { needs: NamedNeed[]; byNameAlone: boolean } {
  const isPlace = (need: NamedNeed) => position === '' || need.position === Number(position)
  const reference = signsOf(who)
  const ofBooking = reference === '' ? [] : needs.filter((need) => signsOf(need.reference) === reference)
  if (ofBooking.length > 0) return { needs: ofBooking.filter(isPlace), byNameAlone: false }
  const name = nameKey(who)
  const ofName = name === '' ? [] : needs.filter((need) => need.names.some((one) => nameKey(one) === name))
  return { needs: ofName.filter(isPlace), byNameAlone: true }
}

const signsOf = (reference: string): string => reference.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** A name without accents, case, punctuation and the order of its words: lists put family names first, or last. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')
