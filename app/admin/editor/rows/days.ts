import type { PackageDay } from '#features/packages/package.ts'

export type PlaceChoice = { id: string; name: string; country: string }
export type HotelChoice = { id: string; name: string; placeId: string }

/** A new day of a journey: it begins where the last one ended, with breakfast after a night. */
export function freshDay(days: readonly PackageDay[]): PackageDay {
  const last = days.at(-1)
  const place = last?.to ?? ''
  return { title: '', text: '', from: place, to: place, driveMinutes: 0, driveKm: 0, meals: last?.night ? ['breakfast'] : [] }
}

/** A day that ends in another place. A night in the old place moves to the new one, without a hotel that is not there. */
export function endingIn(day: PackageDay, to: string, hotels: readonly HotelChoice[]): PackageDay {
  if (day.night?.place !== day.to) return { ...day, to }
  return { ...day, to, night: nightIn(day.night, to, hotels) }
}

/** A night in another place, in the same hotel only if it is there. */
export function nightIn(
  night: PackageDay['night'],
  place: string,
  hotels: readonly HotelChoice[],
): { place: string; hotel: string } {
  const stands = hotels.some(({ id, placeId }) => id === night?.hotel && placeId === place)
  return { place, hotel: stands ? (night?.hotel ?? '') : '' }
}

/** The days with one of them changed. The next one begins where this one ends, if it did so before. */
export function withDay(days: readonly PackageDay[], at: number, day: PackageDay): PackageDay[] {
  const before = days[at]
  return days.map((one, index) => {
    if (index === at) return day
    return index === at + 1 && one.from === before?.to ? { ...one, from: day.to } : one
  })
}

export type DayDoubt = { at: number } & (
  | { why: 'begins-elsewhere'; was: string }
  | { why: 'no-night' | 'no-hotel' | 'night-on-last' | 'no-drive' }
  | { why: 'night-elsewhere' | 'hotel-elsewhere'; place: string }
)

/** What does not fit between two days. It is a warning only: a boat that drifts overnight may be right. */
export function dayDoubts(days: readonly PackageDay[], hotels: readonly HotelChoice[]): DayDoubt[] {
  return days.flatMap(({ from, to, night, driveMinutes }, at): DayDoubt[] => {
    const before = days[at - 1]
    const isLast = at === days.length - 1
    const stands = hotels.find(({ id }) => id === night?.hotel)?.placeId
    const doubts: (DayDoubt | false | null | undefined)[] = [
      before && before.to !== from && { at, why: 'begins-elsewhere', was: before.to },
      from !== to && driveMinutes === 0 && { at, why: 'no-drive' },
      !night && !isLast && { at, why: 'no-night' },
      night && isLast && { at, why: 'night-on-last' },
      night && !night.hotel && { at, why: 'no-hotel' },
      night && night.place !== to && { at, why: 'night-elsewhere', place: night.place },
      night && stands !== undefined && stands !== night.place && { at, why: 'hotel-elsewhere', place: stands },
    ]
    return doubts.filter((doubt): doubt is DayDoubt => Boolean(doubt))
  })
}

export type DaysSum = { minutes: number; km: number; nights: { place: string; count: number }[] }

/** The totals of the days: minutes and kilometres, and the nights by place in their order. */
export function sumOfDays(days: readonly PackageDay[]): DaysSum {
  const nights: DaysSum['nights'] = []
  for (const { night } of days) {
    const last = nights.at(-1)
    if (night && last?.place === night.place) last.count += 1
    else if (night) nights.push({ place: night.place, count: 1 })
  }
  const whole = (value: number) => (Number.isFinite(value) ? value : 0)
  return {
    minutes: days.reduce((sum, { driveMinutes }) => sum + whole(driveMinutes), 0),
    km: days.reduce((sum, { driveKm }) => sum + whole(driveKm), 0),
    nights,
  }
}
