import type { SoldPackage } from '#features/packages/published-package.ts'
import { labelled, worded } from '#features/pricing/lines/english-line.ts'
import { feeLines, type PricedTraveller } from '#features/pricing/packages/package-lines.ts'
import type { CancellationPolicyName, PriceLine } from '#features/pricing/price-line.ts'
import { permitDays } from '#features/stock/stock.ts'
import { addDays, type Day } from '#values/dates.ts'
import { ageOf } from './member-age.ts'
import { oldEnough } from './minimum-ages.ts'
import type { Party } from './order.ts'
import type { OrderPart } from './priced-order.ts'
import type { Product } from './product.ts'

type Fees = SoldPackage['rates']['fees']
type PermitsFor = { startsOn: Day; departureId?: number | null }

/** A party as prices count it: its ages on the first day and on each day of a visit. */
export const pricedTravellers = (party: Party, startsOn: Day): PricedTraveller[] =>
  party.map((member) => ({
    age: ageOf(member, startsOn),
    residency: member.residency,
    ageOnDay: (day: number) => ageOf(member, addDays(startsOn, day - 1)),
  }))

/**
 * One permit for each traveller on the day of the visit; two visits of one kind on one day are one part. Nobody under the minimum age of a
 * permit takes one. They come from the permits of the `departureId`, or from those for everybody.
 */
export function permitParts(fees: Fees, party: Party, { startsOn, departureId = null }: PermitsFor): OrderPart[] {
  const parts = new Map<string, OrderPart>()
  for (const fee of fees.filter(({ kind }) => kind === 'permit')) {
    const day = addDays(startsOn, fee.day - 1)
    const resource = permitDays(fee.id, departureId)
    const more = oldEnough(party, fee, startsOn).length * fee.quantity
    if (more === 0) continue
    const quantity = more + (parts.get(`${resource} ${day}`)?.quantity ?? 0)
    parts.set(`${resource} ${day}`, {
      resource,
      day,
      quantity,
      soft: true,
      ...labelled({ name: fee.name, of: 'fee', at: 'name' }),
    })
  }
  return [...parts.values()]
}

/**
 * What a product passes on for a party, whether it has a rate for it or not: permits, park fees and vehicle fees, with the permits' stock.
 * Nobody under the minimum age of a fee is charged it. A stay and a hire pass nothing on.
 */
export function passedOnBy(
  product: Product,
  party: Party,
  { startsOn, ladder }: { startsOn: Day; ladder: CancellationPolicyName },
): { lines: PriceLine[]; parts: OrderPart[] } {
  if (product.kind === 'stay' || product.kind === 'hire') return { lines: [], parts: [] }
  const { fees } = product.package.rates
  const departure = product.kind === 'departure' ? product.departure : undefined
  const groupSize = departure ? { groupSize: departure.minimum } : {}
  const lines = fees.flatMap((fee) =>
    feeLines({ fees: [fee] }, { travellers: pricedTravellers(oldEnough(party, fee, startsOn), startsOn), ...groupSize }),
  )
  return {
    lines: lines.map((line) => ({ ...worded(line), ladder })),
    parts: permitParts(fees, party, { startsOn, departureId: departure?.id ?? null }),
  }
}
