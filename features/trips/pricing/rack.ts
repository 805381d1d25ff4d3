import type { StoredCost, StoredCostPart } from '../stored-cost.ts'
import { type Fraction, fraction } from './fraction.ts'

/** What a unit sells for, and what its supplier publishes for it, in US cents; of which part of the cost. */
export type AgainstRack = { of: StoredCostPart; sold: Fraction; rack: Fraction }

/**
 * The units of a cost of which we know what their supplier publishes, at the price that the whole item sells for. It sells all its units at
 * one ratio to their cost; what is published is in dollars at the rate of the cost.
 */
export function againstRack(cost: StoredCost, sellMinor: number): AgainstRack[] {
  return cost.lines.flatMap(({ part, unitMinor, rackMinor }): AgainstRack[] => {
    const of = cost.parts[part]
    if (!rackMinor || unitMinor === 0 || !of || of.costMinor <= 0 || cost.netCostMinor <= 0) return []
    const charged = cost.lines.filter((other) => other.part === part && other.what !== 'free')
    const beforeTaxMinor = charged.reduce((total, other) => total + BigInt(other.units) * BigInt(other.unitMinor), 0n)
    const net = BigInt(of.usd.costMinor - of.usd.vatBackMinor)
    const sold = fraction(BigInt(sellMinor) * net * BigInt(unitMinor), BigInt(cost.netCostMinor) * beforeTaxMinor)
    return [{ of, sold, rack: fraction(BigInt(rackMinor) * BigInt(of.usd.costMinor), of.costMinor) }]
  })
}
