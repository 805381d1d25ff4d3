import type { ItemFacts, TripVersion } from '#features/trips/trip-version.ts'

/**
 * The day, length, place and option that an address asks for; without an option all of them, without a place, where the day ends for what happens there, and every place for what comes along.
 * Undefined for a day that the version does not have.
 */
export function readPick(
  query: URLSearchParams,
  { days, options }: Pick<TripVersion, 'days' | 'options'>,
): Pick<ItemFacts, 'day' | 'days' | 'placeId' | 'options'> | undefined {
  const day = days.find((one) => String(one.day) === query.get('day'))
  if (!day) return undefined
  const isThere = ['stay', 'activity', 'meal'].includes(query.get('kind') ?? '')
  const option = options.find(({ letter }) => letter === query.get('option'))
  const length = Number(query.get('days') ?? 1)
  return {
    day: day.day,
    options: option ? [option.letter] : null,
    days: Number.isInteger(length) ? Math.min(Math.max(length, 1), days.length - day.day + 1) : 1,
    placeId: query.has('place')
      ? (/^[a-z0-9-]{1,60}$/.exec(query.get('place') ?? '')?.[0] ?? null)
      : isThere
        ? day.toPlaceId
        : null,
  }
}
