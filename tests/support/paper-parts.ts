import type { ProposedDay, ProposedItem, ProposedPlace } from '#features/proposals/proposal-content.ts'

const places = {
  kigali: { id: 'kigali', name: 'Kigali', countryId: 'rwanda', lat: -1.9441, lng: 30.0619 },
  akagera: { id: 'akagera-south-gate', name: 'Akagera, south gate', countryId: 'rwanda', lat: -1.905, lng: 30.695 },
  kinigi: { id: 'kinigi', name: 'Kinigi', countryId: 'rwanda', lat: -1.4306, lng: 29.5961 },
  mweya: { id: 'mweya', name: 'Mweya, Queen Elizabeth', countryId: 'uganda', lat: -0.1903, lng: 29.899 },
  kibale: { id: 'kibale-kanyanchu', name: 'Kanyanchu, Kibale', countryId: 'uganda', lat: 0.4391, lng: 30.3891 },
  entebbe: { id: 'entebbe', name: 'Entebbe', countryId: 'uganda', lat: 0.0512, lng: 32.4637 },
  mara: { id: 'mara-sekenani', name: 'Sekenani, Maasai Mara', countryId: 'kenya', lat: -1.5236, lng: 35.347 },
  nairobi: { id: 'nairobi', name: 'Nairobi', countryId: 'kenya', lat: -1.2864, lng: 36.8172 },
} satisfies Record<string, ProposedPlace>
type PlaceName = keyof typeof places

/** A day between two places: how far and how long it drives, and its photographs. */
export const day = (
  of: number,
  [from, to]: readonly [PlaceName, PlaceName],
  title: string,
  text: string,
  [driveKm, driveMinutes]: readonly [number, number] = [0, 0],
  pictures: readonly string[] = [],
): ProposedDay => ({ day: of, title, text, from: places[from], to: places[to], driveKm, driveMinutes, pictures })

/** Something on a day, for everybody in all options. */
export const item = (facts: Partial<ProposedItem> & Pick<ProposedItem, 'id' | 'day' | 'kind' | 'title'>): ProposedItem => ({
  ...{ days: 1, text: '', place: null, options: null, who: null, optional: false, isTicked: false, isOwn: false, dayUse: false },
  ...{ board: null, hotel: null, minimumAge: 0 },
  ...facts,
})

/** Nights in full board. */
export const stay = (id: string, of: number, days: number, title: string, more: Partial<ProposedItem> = {}) =>
  item({ id, day: of, days, kind: 'stay', title, board: 'FB', ...more })
