import type { TripVersion } from './trip-version.ts'

/** What else another trip takes over: what suppliers hold for us, and prices by hand. */
export type TakenOver = { provisional: boolean; handPrices: boolean }

/** A version as the first draft of another trip: its items have roots of their own. What suppliers hold and what was priced by hand was for its customer. */
export function copyForTrip(
  version: TripVersion,
  tripId: string,
  { provisional, handPrices }: TakenOver,
  newId: () => string,
): TripVersion {
  const copied = copyOfVersion(version, { tripId, number: 1, baseId: null }, newId)
  return {
    ...copied,
    pricing: handPrices ? copied.pricing : { ...copied.pricing, unitsByHand: [] },
    items: copied.items.map((item) => ({
      ...item,
      rootId: item.id,
      provisional: provisional ? item.provisional : null,
      rule: item.rule && 'sellMinor' in item.rule && !handPrices ? null : item.rule,
    })),
  }
}

/** A version as a new draft: every item keeps its root, so that two versions can be compared. `newId` gives ids. */
export function copyOfVersion(
  version: TripVersion,
  place: Pick<TripVersion, 'tripId' | 'number' | 'baseId'>,
  newId: () => string,
): TripVersion {
  return {
    ...version,
    ...place,
    ...{ id: newId(), edition: 1, factsEdition: 1, frozenAt: null, frozenBy: '' },
    days: version.days.map((day) => ({ ...day, edition: 1 })),
    items: version.items.map((item) => ({ ...item, id: newId(), edition: 1 })),
  }
}
