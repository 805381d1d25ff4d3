import { type Residency, residencies } from '#features/places/visitor-fee.ts'
import { mostTravellers } from './most-travellers.ts'

/** The parts of an address that say who travels: the same on every page, in the booking panel and in the first step. */
export const partyNames = ['travellers', 'childAges', 'residency'] as const
export type PartyParts = { [Name in (typeof partyNames)[number]]?: string }

/** Who travels, from the address. */
export type RequestedParty = {
  /** How many in all, children too; undefined where the address has no number. */
  travellers: number | undefined
  childAges: readonly number[]
  /** Which fees all of them pay in parks. A party with several residencies enters them with the names. */
  residency: Residency
  /** The number and the ages as they were typed. */
  typed: { travellers: string; childAges: string }
  /** What is wrong with them, by the key of its sentence. */
  problems: { travellers?: 'travellers-wrong' | 'party-too-large'; childAges?: 'ages-wrong' | 'no-adult' }
}

const oldestChild = 17
const mostChildren = 40
/** With children whose ages an address gives, and no number: two adults. */
const usualAdults = 2
const most = mostTravellers.departure

/**
 * The ages of children under 18, in years, as people write them: '4, 7 and 11'. Nothing written is no children; undefined where
 * it is anything else than ages, or of too many.
 */
export function readAges(text: string): number[] | undefined {
  const words = text.split(/[\s,;&+]+|\band\b/).filter(Boolean)
  const right = words.length <= mostChildren && words.every((word) => /^\d{1,2}$/.test(word) && Number(word) <= oldestChild)
  return right ? words.map(Number) : undefined
}

/** The children are some of the travellers: one of them at least is an adult. */
export const hasAdult = ({ travellers, childAges }: { travellers: number; childAges: readonly number[] }) =>
  childAges.length < travellers

/**
 * Reads who travels from an address. Ages without a number are those of two adults' children. A number that is none is left out, and
 * one that the site does not book by itself is the largest that it does; ages that are none, or nobody's, are no children. Each is
 * reported in `problems`. An unknown residency is that of visitors from abroad.
 */
export function readParty(params: URLSearchParams): RequestedParty {
  const typed = { travellers: params.get('travellers') ?? '', childAges: params.get('childAges') ?? '' }
  const ages = readAges(typed.childAges)
  const number = /^\d{1,6}$/.test(typed.travellers.trim()) ? Number(typed.travellers) : 0
  const unsaid = ages && ages.length > 0 ? usualAdults + ages.length : undefined
  const travellers = number > 0 ? Math.min(number, most) : unsaid && Math.min(unsaid, most)
  const isWithoutAdult = ages && travellers && !hasAdult({ travellers, childAges: ages })
  const childProblem = ages ? isWithoutAdult && 'no-adult' : 'ages-wrong'
  const numberProblem = number > most ? 'party-too-large' : typed.travellers && number === 0 && 'travellers-wrong'
  return {
    travellers,
    childAges: childProblem ? [] : (ages ?? []),
    residency: residencies.find((one) => one === params.get('residency')) ?? 'foreign',
    typed,
    problems: { ...(numberProblem && { travellers: numberProblem }), ...(childProblem && { childAges: childProblem }) },
  }
}

/** What an address says of a party: only what is known of it, and no residency of visitors from abroad, which is the usual one. */
export function partyParts({
  travellers,
  childAges,
  residency,
}: Pick<RequestedParty, 'travellers' | 'childAges' | 'residency'>): PartyParts {
  return {
    ...(travellers && { travellers: String(travellers) }),
    ...(childAges.length > 0 && { childAges: childAges.join(', ') }),
    ...(residency !== 'foreign' && { residency }),
  }
}
