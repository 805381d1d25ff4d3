import { netInUsd } from '#features/suppliers/costing/net-cost.ts'
import type { Currency } from '#values/money.ts'
import { atUnits, exchangeOf, type PaidPart } from './exchange.ts'
import type { CostOfRun } from './profit.ts'

/**
 * An order line as it costs. `totalMinor`: its confirmed cost, or its fee; of one that is not confirmed what it would cost. `dueMinor`: all of
 * its payables that are not struck, which is the total with the differences of its invoices; null where it has none yet. `isKnown`: it was
 * invoiced, or closed without. `parts`: what was paid of it.
 */
export type LineCosts = {
  title: string
  supplier: string
  /** No supplier is chosen yet. */
  isUnchosen?: boolean
  currency: Currency
  totalMinor: number
  dueMinor: number | null
  isKnown: boolean
  unitsPerUsd: number | null
  vatBp: number
  vatOfBp: number
  parts: readonly PaidPart[]
}

/**
 * What an order line costs in US cents: planned by its cost and the rate of the day of confirming, actual by its invoices, or what is expected;
 * both net of VAT that comes back. What paying it cost more or less than that rate is a cost of its own. Undefined where the rate is missing.
 * Source: running-trips.md, C7.
 */
export function costsOfLine(line: LineCosts): CostOfRun[] | undefined {
  const { title, supplier, isUnchosen, currency, totalMinor, dueMinor, isKnown, unitsPerUsd, vatBp, vatOfBp, parts } = line
  const netOf = (minor: number) => netInUsd({ minor, currency, vatBp, vatOfBp }, atUnits(currency, unitsPerUsd))
  const [plannedMinor, actualMinor] = [netOf(totalMinor), netOf(dueMinor ?? totalMinor)]
  if (plannedMinor === undefined || actualMinor === undefined) return undefined
  const exchange = exchangeOf(parts, currency, unitsPerUsd)
  const service: CostOfRun = {
    ...{ kind: 'service', label: title, supplier, plannedMinor, actualMinor, isExpected: !isKnown },
    ...(isUnchosen && { lacks: 'supplier' }),
  }
  const moved: CostOfRun = { kind: 'exchange', label: title, supplier, plannedMinor: 0, actualMinor: exchange, isExpected: false }
  return exchange === 0 ? [service] : [service, moved]
}
