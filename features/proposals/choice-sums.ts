import { isPassedOn, type PriceLine, sumOf } from '#features/pricing/price-line.ts'
import { type Choice, chosenPrice, tickedFirst } from './chosen-price.ts'
import type { ProposalContent, ProposedLetter } from './proposal-content.ts'

/**
 * What the total of a choice is made of, in US cents: our own lines one by one, permits and park fees together, flights together, and what is ticked,
 * with the titles of that. Together they are the total.
 */
export type ChoiceSums = {
  own: readonly PriceLine[]
  feesMinor: number
  flightsMinor: number
  ticked: readonly string[]
  tickedMinor: number
  totalMinor: number
}

/** The sums of a choice. A choice that the proposal does not have is a bug. */
export function choiceSums(content: Pick<ProposalContent, 'options' | 'items'>, choice: Choice): ChoiceSums {
  const priced = chosenPrice(content, choice)
  if (!priced.done) throw new Error(`A choice that was not read: ${priced.refusal.reason}`)
  const { option, ticked, totalMinor } = priced.value
  const passedOn = option.lines.filter(({ kind }) => isPassedOn(kind))
  return {
    own: option.lines.filter(({ kind }) => !isPassedOn(kind)),
    feesMinor: sumOf(passedOn.filter(({ kind }) => kind !== 'flight')),
    flightsMinor: sumOf(passedOn.filter(({ kind }) => kind === 'flight')),
    ticked: content.items.filter(({ id }) => ticked.includes(id)).map(({ title }) => title),
    tickedMinor: totalMinor - option.totalMinor,
    totalMinor,
  }
}

/** What an option comes to as the customer first sees it, with what staff ticked in it, in US cents. */
export const firstTotal = (content: Pick<ProposalContent, 'options' | 'items'>, letter: ProposedLetter): number =>
  choiceSums(content, { letter, ticked: tickedFirst(content, letter) }).totalMinor
