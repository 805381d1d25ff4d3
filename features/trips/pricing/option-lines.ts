import { lineMessage } from '#features/pricing/line-text.ts'
import type { UnwordedLine } from '#features/pricing/lines/english-line.ts'
import { equalAmounts, roomsAlone } from './equal-amounts.ts'
import { type Fraction, roundedUp } from './fraction.ts'
import { basesOfPayers } from './free-travellers.ts'
import { type OwnLine, ownLine, type Terms } from './own-line.ts'
import { noPortion } from './portion.ts'
import type { Portions } from './portions.ts'

/**
 * Step 12 of an option: a line for travellers of one kind who pay the same, the unit rounded up to the step or typed by
 * hand; then who travels free, and rooms alone likewise.
 */
export function optionLines(portions: Portions, terms: Terms, reason: UnwordedLine['reason']): OwnLine[] {
  const { members, pricing, unitsByHand } = terms
  const step = BigInt(pricing.stepMinor)
  const unitOf = (each: Fraction, typedMinor: number | undefined) =>
    typedMinor === undefined ? roundedUp(each, step) : BigInt(typedMinor)
  const typedOf = (child: number | null) => unitsByHand.find((unit) => unit.line === 'base' && unit.childOf === child)?.unitMinor
  const typedAlone = unitsByHand.find(({ line }) => line === 'single')?.unitMinor
  const bases = basesOfPayers(portions.bases, members)
  const payers = members.filter(({ pays }) => pays)
  const base = equalAmounts(
    payers,
    ({ position }) => bases.get(position) ?? noPortion,
    (each, child) => unitOf(each, typedOf(child)),
  ).map(({ childOf, count, unitMinor, exact }) => {
    const label = childOf === null ? lineMessage('travellers', { count }) : lineMessage('child', { age: childOf })
    return ownLine({ kind: 'base', label, reason }, count, unitMinor, exact, pricing)
  })
  const alone = roomsAlone(members, portions, (each) => unitOf(each, typedAlone)).map(({ count, unitMinor, exact }) => {
    const called = { label: lineMessage('single', { count }), reason: lineMessage('singleAsWritten', {}) }
    return ownLine({ kind: 'single', ...called }, count, unitMinor, exact, pricing)
  })
  return [...base, ...freeLines(terms, members.length - payers.length), ...alone]
}

function freeLines({ pricing }: Terms, count: number): OwnLine[] {
  if (count === 0) return []
  const called = { label: lineMessage('freeLeaders', { count }), reason: lineMessage('freeAsAgreed', {}) }
  return [ownLine({ kind: 'base', ...called }, count, 0n, noPortion, pricing)]
}
