import { addDays, type Day } from '#values/dates.ts'
import { type Contract, lastDayOf } from '../contract.ts'
import { rateNextYear, spanNextYear, supplementNextYear } from '../rates/roll-over.ts'
import type { ServiceBook, Supplement } from '../service-book.ts'
import { costItem } from './cost-item.ts'
import type { CostLine, CostRefusal, ItemInput } from './cost-line.ts'
import type { Exchange, ItemCost } from './cost-of-parts.ts'
import { daysOf } from './find-rate.ts'

/** Of which year the rates are that a cost was estimated by, and what was put on them, in basis points. */
export type Estimate = { year: number; upliftBp: number }

/** Whether there is no cost because a day has no rate. Only then can it be estimated. */
export const isUnrated = ({ reason }: CostRefusal): boolean => reason === 'not-in-contract' || reason === 'rate-gap'

/**
 * What an item would cost whose days, or some of them, are after the last live season of its service: those cost what the season of the same
 * days of the year before says, each amount with the uplift on it, as a contract of the next year would (roll-over.ts). Undefined where there is
 * a rate, where another reason than a rate stands against it, and where the year before has none. The book holds the live rates of
 * the year before, and all that come later.
 */
export function estimateItem(
  book: ServiceBook,
  input: ItemInput,
  exchange: Exchange,
  upliftBp: number,
): { cost: ItemCost; lines: CostLine[]; estimate: Estimate } | undefined {
  const byRates = costItem(book, input, exchange)
  if (!('refusal' in byRates && isUnrated(byRates.refusal))) return undefined
  const last = book.rates
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  const first = last && daysOf(input).find((day) => day > last)
  if (!first) return undefined
  const found = costItem(goneOn(book, last, upliftBp), input, exchange)
  if ('refusal' in found) return undefined
  return { ...found, estimate: { year: Number(first.slice(0, 4)) - 1, upliftBp } }
}

/** The same book for a year more than its last live season, by the seasons, supplements and terms of the year before. */
function goneOn(book: ServiceBook, last: Day, upliftBp: number): ServiceBook {
  const by = { percentBp: upliftBp, stepMinor: 1 }
  const from = addDays(last, 1)
  const after = <Span extends { from: Day; to: Day }>(span: Span): Span[] =>
    span.to < from ? [] : [{ ...span, from: span.from < from ? from : span.from }]
  const termsOf = new Map(book.contracts.map((contract) => [contract.id, contract]))
  const rates = book.rates.flatMap((rate) => {
    // A contract may give children an amount of their own, which rises too.
    const children = rate.children ?? termsOf.get(rate.contractId)?.children ?? []
    return after({ ...rate, ...rateNextYear({ ...rate, children }, by) })
  })
  const goesOn = new Set(rates.map(({ contractId }) => contractId))
  const longer = (contract: Contract): Contract =>
    goesOn.has(contract.id)
      ? { ...contract, validTo: spanNextYear({ from: contract.validFrom, to: lastDayOf(contract) }).to, endedOn: null }
      : contract
  const isThere = (one: Supplement) =>
    book.supplements.some(({ contractId, label, from: begins, to }) => {
      return contractId === one.contractId && label === one.label && begins <= one.to && one.from <= to
    })
  const supplements = book.supplements
    .filter(({ contractId }) => goesOn.has(contractId))
    .flatMap((supplement) => after({ ...supplement, ...supplementNextYear({ ...supplement, serviceId: null }, by) }))
    .filter((supplement) => !isThere(supplement))
  return {
    ...book,
    contracts: book.contracts.map(longer),
    rates: [...book.rates, ...rates],
    supplements: [...book.supplements, ...supplements],
  }
}
