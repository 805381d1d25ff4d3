import type { StoredCost, StoredCostLine } from '../stored-cost.ts'
import { type Fraction, fraction, isAbove, minus, nothing, plus, reduced, times } from './fraction.ts'

/**
 * What a traveller has of the price of an item, exact, in US cents: `single` for being alone in a room, `base` for all the rest.
 */
export type Share = { base: Fraction; single: Fraction }

/** How much of what is for all of them together falls on a traveller. */
export type WeightOf = (position: number) => number

/**
 * Steps 9 and 10: the price of an item split over those who take part, as their components are of the cost before tax; of several
 * contracts each has as much of the price as of the net cost. What is for all of them is split by weight. Free places make every
 * share less alike. `single` is what is paid above sharing, never below nothing. The shares come to the price, exactly.
 */
export function sharesOf(
  { who, cost }: { who: readonly number[]; cost: StoredCost },
  sellMinor: bigint,
  weightOf: WeightOf,
): Map<number, Share> {
  const all = new Map(who.map((position) => [position, nothing]))
  const alone = new Map<number, Fraction>()
  const add = (to: Map<number, Fraction>, position: number, amount: Fraction) =>
    to.set(position, plus(to.get(position) ?? nothing, amount))
  for (const { amount, line } of piecesOf(cost, sellMinor)) {
    for (const [position, share] of splitByWeight(amount, line?.who ?? who, weightOf)) add(all, position, share)
    const [sleeper] = line?.who ?? []
    if (line?.sharingMinor !== undefined && sleeper !== undefined)
      add(alone, sleeper, minus(amount, times(amount, fraction(line.sharingMinor, line.unitMinor))))
  }
  return new Map(
    [...all].map(([position, share]) => {
      const above = alone.get(position) ?? nothing
      const single = isAbove(above, nothing) ? above : nothing
      return [position, { base: reduced(minus(share, single)), single: reduced(single) }]
    }),
  )
}

/** An amount split by weights; evenly where none has any. */
export function splitByWeight(amount: Fraction, who: readonly number[], weightOf: WeightOf): [number, Fraction][] {
  const heavy = who.reduce((total, position) => total + weightOf(position), 0)
  return who.map((position) => {
    const part = heavy > 0 ? fraction(weightOf(position), heavy) : fraction(1, who.length)
    return [position, times(amount, part)]
  })
}

/** What each component sells for. What has no component that costs anything is one piece for everybody. */
function piecesOf({ parts, lines }: StoredCost, sellMinor: bigint): { amount: Fraction; line?: StoredCostLine }[] {
  const nets = parts.map(({ usd }) => BigInt(usd.costMinor - usd.vatBackMinor))
  const net = nets.reduce((total, one) => total + one, 0n)
  if (net === 0n) return [{ amount: fraction(sellMinor) }]
  return nets.flatMap((one, part) =>
    componentsOf(
      lines.filter((line) => line.part === part),
      fraction(sellMinor * one, net),
    ),
  )
}

function componentsOf(lines: readonly StoredCostLine[], sold: Fraction): { amount: Fraction; line?: StoredCostLine }[] {
  // A free place is below nothing.
  const charged = lines.filter((line) => costOf(line) > 0n)
  const beforeTax = charged.reduce((total, line) => total + costOf(line), 0n)
  if (charged.length === 0) return [{ amount: sold }]
  return charged.map((line) => ({ amount: times(sold, fraction(costOf(line), beforeTax)), line }))
}

const costOf = ({ units, unitMinor }: StoredCostLine): bigint => BigInt(units) * BigInt(unitMinor)
