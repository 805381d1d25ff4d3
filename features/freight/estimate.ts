import { roundHalfAway } from '#values/money.ts'
import { basisOf, type Cargo, cbmOf, chargeableWeight } from './chargeable-weight.ts'
import { mostKgOf, usableCbmOf } from './containers.ts'
import type { FreightRate, Lane } from './lane.ts'

type Range = { leastMinor: number; mostMinor: number }

/** One way to send a shipment on a lane, with its range in US cents. For planning: only a quote is a price. */
export type EstimateLine = Range &
  (
    | {
        per: 'kilogram'
        kg: number /** Charged as more kilograms than there are, where that costs less. */
        asKg: number
        isMinimum: boolean
      }
    | { per: 'revenue-tonne'; tonnes: number }
    | { per: 'container'; size: '20ft' | '40ft'; count: number }
    | { per: 'tonne'; tonnes: number }
    | { per: 'truck'; count: number }
    | { per: 'parcel'; documents: boolean; mostKg: number }
  )

type Rate<Per extends FreightRate['per']> = Extract<FreightRate, { per: Per }>

/**
 * What fuel and security cost on top of an air rate for each kilogram, where the carrier splits them off: up to so many cents.
 */
const airSurchargeMinor = 120

/** More containers or trucks than this are beyond an estimate. */
const mostLoads = 40

/**
 * What a shipment may cost on a lane: a line for each way to send it, cheapest first. Empty where the form has no goods yet, or
 * the lane has no rate for so much.
 */
export function estimateOf(lane: Pick<Lane, 'mode' | 'rates'>, cargo: Cargo, documents = false): EstimateLine[] {
  if (cargo.pieces === 0) return []
  const { chargeable } = chargeableWeight(cargo, basisOf[lane.mode])
  const ratesBy = <Per extends FreightRate['per']>(per: Per) => lane.rates.filter((rate): rate is Rate<Per> => rate.per === per)
  const lines = [
    ...airLine(ratesBy('kilogram'), ratesBy('minimum')[0]?.minor ?? 0, chargeable),
    ...ratesBy('revenue-tonne').map((rate) => ({ per: rate.per, tonnes: chargeable, ...times(rate, chargeable) })),
    ...ratesBy('container').flatMap((rate) => containerLine(rate, cargo)),
    ...ratesBy('tonne').map((rate) => tonneLine(rate, chargeable)),
    ...ratesBy('truck').flatMap((rate) => loads(rate, Math.ceil(chargeable / rate.mostKg))),
    ...parcelLine(ratesBy('parcel'), chargeable, documents),
  ]
  return lines.toSorted((a, b) => a.leastMinor - b.leastMinor)
}

/** By air each weight has its rate, and a shipment may be charged as heavier than it is where that costs less. */
function airLine(rates: readonly Rate<'kilogram'>[], minimumMinor: number, kg: number): EstimateLine[] {
  const charges = rates.map(({ fromKg, minor }) => ({ asKg: Math.max(kg, fromKg), minor: Math.max(kg, fromKg) * minor }))
  const [cheapest] = charges.toSorted((a, b) => a.minor - b.minor || a.asKg - b.asKg)
  if (!cheapest) return []
  const leastMinor = roundHalfAway(Math.max(cheapest.minor, minimumMinor))
  const mostMinor = leastMinor + roundHalfAway(kg * airSurchargeMinor)
  return [{ per: 'kilogram', kg, asKg: cheapest.asKg, isMinimum: cheapest.minor < minimumMinor, leastMinor, mostMinor }]
}

function containerLine(rate: Rate<'container'>, cargo: Cargo): EstimateLine[] {
  const byWeight = cargo.grossKg / Math.min(rate.mostKg, mostKgOf(rate.size))
  const count = Math.ceil(Math.max(byWeight, cbmOf(cargo) / usableCbmOf(rate.size)))
  return count > mostLoads ? [] : [{ per: rate.per, size: rate.size, count, ...times(rate, count) }]
}

/** A begun tenth of a tonne counts in full, and some lanes charge at least one tonne. */
function tonneLine(rate: Rate<'tonne'>, kg: number): EstimateLine {
  const tonnes = Math.max(Math.ceil(kg / 100) / 10, rate.fewestTonnes)
  return { per: rate.per, tonnes, ...times(rate, tonnes) }
}

function loads(rate: Rate<'truck'>, count: number): EstimateLine[] {
  return count > mostLoads ? [] : [{ per: rate.per, count, ...times(rate, count) }]
}

/** A courier has a price for each size of parcel; the smallest that is large enough. Documents have one of their own. */
function parcelLine(rates: readonly Rate<'parcel'>[], kg: number, documents: boolean): EstimateLine[] {
  const fitting = rates.filter((rate) => rate.mostKg >= kg && (documents || !rate.documents))
  const [rate] = fitting.toSorted((a, b) => a.mostKg - b.mostKg)
  if (!rate) return []
  const { leastMinor, mostMinor, mostKg } = rate
  return [{ per: rate.per, documents: rate.documents, mostKg, leastMinor, mostMinor }]
}

const times = ({ leastMinor, mostMinor }: Range, quantity: number): Range => ({
  leastMinor: roundHalfAway(leastMinor * quantity),
  mostMinor: roundHalfAway(mostMinor * quantity),
})
