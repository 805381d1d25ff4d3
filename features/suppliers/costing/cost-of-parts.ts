import { type Currency, currencyDigits } from '#values/money.ts'
import type { Contract } from '../contract.ts'
import type { CostLine } from './cost-line.ts'
import { scaled, shareOf } from './exact.ts'

/**
 * What US dollars are worth: millionths of a currency's unit for one dollar, and the share in basis points that is put on a cost
 * because the rate may move before we pay.
 */
export type Exchange = { microsPerUsd: Partial<Record<Currency, number>>; bufferBp: number }

/** The cost by one contract, in the minor unit of its currency. */
type CostPart = {
  contract: Contract
  beforeTaxMinor: number
  levyMinor: number
  vatAddedMinor: number
  costMinor: number
  vatBackMinor: number
  usd: { costMinor: number; vatBackMinor: number }
}

/** The parts of a cost, and in US cents what we pay, what of it comes back as VAT, and what is left. */
export type ItemCost = { parts: CostPart[]; costMinor: number; vatBackMinor: number; netCostMinor: number }

/** Steps 3 to 7: the components of an item added up by contract, with taxes, in US dollars. Refused: a currency without a rate. */
export function costsOfParts(
  lines: readonly CostLine[],
  exchange: Exchange,
): { cost: ItemCost } | { refusal: { reason: 'no-fx'; currency: Currency } } {
  const groups = Map.groupBy(lines, ({ contract }) => contract)
  const missing = [...groups.keys()].find(({ currency }) => currency !== 'USD' && !exchange.microsPerUsd[currency])
  if (missing) return { refusal: { reason: 'no-fx', currency: missing.currency } }
  const parts = [...groups].map(([contract, own]) => partOf(contract, own, exchange))
  const sum = (read: (part: CostPart) => number) => parts.reduce((all, part) => all + read(part), 0)
  const [costMinor, vatBackMinor] = [sum(({ usd }) => usd.costMinor), sum(({ usd }) => usd.vatBackMinor)]
  return { cost: { parts, costMinor, vatBackMinor, netCostMinor: costMinor - vatBackMinor } }
}

function partOf(contract: Contract, lines: readonly CostLine[], exchange: Exchange): CostPart {
  const { vat, vatBp, vatReclaimed, levy, levyBp, currency } = contract
  const beforeTaxMinor = lines.reduce((all, { units, unitMinor }) => all + units * unitMinor, 0)
  const insideBp = 10_000 + (vat === 'included' ? vatBp : 0)
  const levyMinor = levy === 'added' ? scaled(beforeTaxMinor, levyBp, insideBp) : 0
  const vatAddedMinor = vat === 'added' ? shareOf(beforeTaxMinor, vatBp) : 0
  const vatInsideMinor = vat === 'included' ? scaled(beforeTaxMinor, vatBp, insideBp) : vatAddedMinor
  const vatBackMinor = vatReclaimed ? vatInsideMinor : 0
  const costMinor = beforeTaxMinor + levyMinor + vatAddedMinor
  const usdOf = (minor: number) => inUsd(minor, currency, exchange) ?? 0
  const usd = { costMinor: usdOf(costMinor), vatBackMinor: usdOf(vatBackMinor) }
  return { contract, beforeTaxMinor, levyMinor, vatAddedMinor, costMinor, vatBackMinor, usd }
}

/** US cents of an amount, with the buffer; dollars as they are. Undefined for a currency without a rate. */
export function inUsd(minor: number, currency: Currency, { microsPerUsd, bufferBp }: Exchange): number | undefined {
  if (currency === 'USD') return minor
  const micros = microsPerUsd[currency]
  if (!micros) return undefined
  const perUsd = BigInt(micros) * BigInt(10 ** currencyDigits[currency])
  return scaled(minor, 100n * 1_000_000n * BigInt(10_000 + bufferBp), perUsd * 10_000n)
}
