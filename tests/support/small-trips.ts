import type { TripTraveller } from '#features/trips/party.ts'
import { type PricedOption, priceTrip, type TripToPrice } from '#features/trips/pricing/price-trip.ts'
import type { PricedItem } from '#features/trips/pricing/priced-item.ts'
import type { StoredCost, StoredCostLine } from '#features/trips/stored-cost.ts'
import { defaultPricing } from './tailored-items.ts'

/** Travellers of so many years on the first day, from abroad, who pay; the first is number 1. */
export const partyOf = (...ages: number[]): TripTraveller[] =>
  ages.map((age, at) => ({ position: at + 1, bornOn: null, age, residency: 'foreign', pays: true }))

type Component = Partial<StoredCostLine> & Pick<StoredCostLine, 'unitMinor' | 'who'>
/** A cost in dollars whose parts come to so many cents net, with its components. */
export function costOfParts(nets: readonly number[], lines: readonly Component[] = []): StoredCost {
  const sum = nets.reduce((all, net) => all + net, 0)
  return {
    parts: nets.map((net) => ({
      contractId: null,
      contract: 'By hand',
      currency: 'USD',
      beforeTaxMinor: net,
      levyMinor: 0,
      vatAddedMinor: 0,
      costMinor: net,
      vatBackMinor: 0,
      usd: { costMinor: net, vatBackMinor: 0 },
    })),
    lines: lines.map((line) => ({ part: 0, day: '2027-07-06', what: 'unit', units: 1, ...line })),
    costMinor: sum,
    vatBackMinor: 0,
    netCostMinor: sum,
  }
}

/** An item that sells for what it costs. */
export const itemOf = (more: Partial<PricedItem> & Pick<PricedItem, 'who'>): PricedItem => ({
  id: '1',
  title: 'Item',
  day: 1,
  kind: 'other',
  options: null,
  optional: false,
  isAbroad: false,
  rule: { markupBp: 0 },
  ...more,
})

/** One option, without VAT, to the cent. */
export const tripOf = (
  travellers: TripTraveller[],
  items: PricedItem[],
  more: Partial<Omit<TripToPrice, 'pricing'>> & { pricing?: Partial<TripToPrice['pricing']> } = {},
): TripToPrice => ({
  startsOn: '2027-07-06',
  days: 3,
  travellers,
  items,
  options: [{ letter: 'A', title: '', text: '', discount: null }],
  ...more,
  pricing: { ...defaultPricing, stepMinor: 1, vatHomeBp: 0, vatAbroadBp: 0, ...more.pricing },
})

/** The first option with its margins. Throws where the trip is refused. */
export function firstOption(trip: TripToPrice): PricedOption & { margins: NonNullable<ReturnType<typeof marginsOfFirst>> } {
  const found = priceTrip(trip)
  if (!found.done) throw new Error(JSON.stringify(found.refusal))
  const [option] = found.value.options
  const margins = marginsOfFirst(found.value)
  if (!option || !margins) throw new Error('No option')
  return { ...option, margins }
}
const marginsOfFirst = ({ margins: [first] }: Extract<ReturnType<typeof priceTrip>, { done: true }>['value']) => first
