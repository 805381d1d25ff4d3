import type { TripItem, TripVersion } from '../trip-version.ts'

/** What a day lacks that it needs on the road. Days from 1. */
export type RoadGap = { lacks: 'vehicle' | 'guide'; days: readonly number[] }

/**
 * Days on which an option goes to another place without a vehicle or a flight; and days on the road or with an activity or a visit that have no guide,
 * where at least twice as many have one. What the customer may tick is no vehicle, nor are kilometres, which are charged beside one; what they arrange
 * themselves is one.
 */
export function roadGaps({ days, items, options }: Pick<TripVersion, 'days' | 'items' | 'options'>): RoadGap[] {
  const without = (kinds: readonly TripItem['kind'][], day: number) =>
    options.some(
      ({ letter }) =>
        !items.some(
          (item) =>
            kinds.includes(item.kind) &&
            !item.optional &&
            item.kilometres === null &&
            (item.options === null || item.options.includes(letter)) &&
            item.day <= day &&
            day < item.day + item.days,
        ),
    )
  const drives = days.filter(
    ({ fromPlaceId, toPlaceId }) => fromPlaceId !== null && toPlaceId !== null && fromPlaceId !== toPlaceId,
  )
  const led = days.filter(
    (day) =>
      drives.includes(day) ||
      items.some((item) => (item.kind === 'activity' || item.kind === 'fee') && !item.optional && item.day === day.day),
  )
  const noVehicle = drives.filter(({ day }) => without(['transport', 'flight'], day))
  const noGuide = led.filter(({ day }) => without(['guide'], day))
  const isGuided = led.length - noGuide.length >= 2 * noGuide.length
  return [...gap('vehicle', noVehicle), ...(isGuided ? gap('guide', noGuide) : [])]
}

const gap = (lacks: RoadGap['lacks'], days: readonly { day: number }[]): RoadGap[] =>
  days.length === 0 ? [] : [{ lacks, days: days.map(({ day }) => day) }]
