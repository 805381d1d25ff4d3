import { type Residency, residencies } from '#features/places/visitor-fee.ts'
import type { ServiceBook } from '../service-book.ts'
import { basisRules } from '../supplier-service.ts'
import type { CostLine, CostRefusal, ItemInput, Participant } from './cost-line.ts'
import { costsOfParts, type Exchange, type ItemCost } from './cost-of-parts.ts'
import { countedLines } from './counted-lines.ts'
import { type DayRate, ratesOn } from './find-rate.ts'
import { freeLines, stayLines } from './stay-lines.ts'
import { supplementLines } from './supplement-lines.ts'

/**
 * What we pay for an item by the rate book, in the steps of docs/rates.md: units, net units, before tax, levy and VAT, VAT that comes back,
 * US dollars. In whole minor units and exact fractions; each step rounds once, half away from zero. Refused with the first reason for
 * which there is no cost.
 */
export function costItem(
  book: ServiceBook,
  input: ItemInput,
  exchange: Exchange,
): { cost: ItemCost; lines: CostLine[] } | { refusal: CostRefusal } {
  const { service } = book
  const { participants } = input
  if (participants.length === 0) return { refusal: { reason: 'nobody' } }
  const classes = new Set(participants.map(({ residency }) => residency))
  const byClass = new Map<Residency, DayRate[]>()
  for (const residency of classes) {
    const found = ratesOn(book, { ...input, participants: participants.length, residency })
    if ('refusal' in found) return found
    byClass.set(residency, found.rates)
  }
  const tooYoung = participants.filter(({ age }) => age < service.minimumAge).map(({ position }) => position)
  if (tooYoung.length > 0) return { refusal: { reason: 'too-young', least: service.minimumAge, positions: tooYoung } }
  // What is bought for all together has the rate of their class, of several that of who comes from abroad, else of the next in order.
  const forAll = residencies.map((residency) => byClass.get(residency)).find((rates) => rates !== undefined) ?? []
  const ratesOf = (who: Participant | undefined) => (who && byClass.get(who.residency)) ?? forAll
  const read = basisRules[service.basis].forStays ? stayLines(book, input, ratesOf) : countedLines(service, input, ratesOf)
  if ('refusal' in read) return read
  const lines = [...read.lines, ...freeLines(read.lines), ...supplementLines(book, input, ratesOf(undefined))]
  const cost = costsOfParts(lines, exchange)
  return 'refusal' in cost ? cost : { cost: cost.cost, lines }
}
