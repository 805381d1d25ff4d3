import type { JourneyItem } from './cost-journey.ts'

/** What of a cost by the rate book is for guides, and for vehicles with their fuel, in US cents net of VAT that comes back. */
export type CrewCost = { guidesMinor: number; vehiclesMinor: number }

/** What of these services a trip would not take of suppliers where guides and vehicles of ours go with it; the orders leave out the same. */
export function crewCostOf(items: readonly JourneyItem[]): CrewCost {
  const netOf = (isOf: (service: JourneyItem['book']['service']) => boolean) =>
    items.reduce(
      (sum, item) => (item.refusal || !isOf(item.book.service) ? sum : sum + item.ownCostMinor - item.ownVatBackMinor),
      0,
    )
  return {
    guidesMinor: netOf(({ kind }) => kind === 'guide'),
    vehiclesMinor: netOf(({ kind, basis }) => kind !== 'guide' && (basis === 'vehicle-day' || basis === 'km')),
  }
}
