import type { TripVersion } from './trip-version.ts'

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
