import { mealsBeyondBoards } from '#features/costs/package-meals.ts'
import type { PackageService } from '#features/costs/package-service.ts'
import type { NewHotel } from '#features/hotels/hotel.ts'
import type { PackageContent } from '#features/packages/package.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Board } from '#features/pricing/stays/stay-rates.ts'

/** Where the hotels of another comfort are, when a place has none. */
const nearby: Readonly<Record<string, string>> = { musanze: 'kinigi', 'akagera-south-gate': 'akagera-north-gate' }

/** The level of a hotel by its stars. */
const comfortOf = (stars: number): Comfort => (stars >= 5 ? 'luxury' : stars >= 3 ? 'lodge' : 'simple')

/**
 * What a package of the demonstration takes of suppliers: each night in the hotel that it is written for, or in one of another comfort at
 * the same place where there is one, or in a tent where that has no rooms, with the other hotels there as alternatives; a car
 * with its fuel and a guide on every day, and each meal that it promises and no lodge serves.
 */
export function demoPackageServices(
  { days, comforts, groupMax }: Pick<PackageContent, 'days' | 'comforts' | 'groupMax'>,
  hotels: readonly NewHotel[],
  ids: ReadonlyMap<string, number>,
): PackageService[] {
  const nights = days.flatMap(({ night }, at) => (night ? [{ day: at + 1, ...night }] : []))
  const hotelFor = (comfort: Comfort, night: (typeof nights)[number]) => {
    const written = hotels.find(({ id }) => id === night.hotel)
    const at = (place: string | undefined) =>
      hotels.find(({ placeId, stars }) => placeId === place && comfortOf(stars) === comfort)
    return written && comfortOf(written.stars) === comfort ? written : (at(night.place) ?? at(nearby[night.place]) ?? written)
  }
  const roomOf = (hotel: NewHotel | undefined) => {
    const room = hotel?.rooms.find(({ capacity }) => capacity >= 2) ?? hotel?.rooms[0]
    return hotel && room ? `${hotel.id}/${room.id}` : 'camp'
  }
  const idOf = (key: string) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The rate book has no service ${key}`)
    return id
  }
  const alternativesOf = (service: string): number[] => {
    const hotel = hotels.find(({ id }) => service.startsWith(`${id}/`))
    if (!hotel) return []
    return hotels
      .filter(({ id, rooms, placeId }) => id !== hotel.id && rooms.length > 0 && placeId === hotel.placeId)
      .slice(0, 2)
      .map((other) => idOf(roomOf(other)))
  }
  const levels = comforts.map(({ comfort }) => comfort)
  const stays = nights.flatMap((night) => {
    const found = levels.map((comfort) => ({ comfort, hotel: hotelFor(comfort, night) }))
    const isOne = new Set(found.map(({ hotel }) => hotel?.id)).size === 1
    return (isOne ? found.slice(0, 1) : found).map(({ comfort, hotel }) => ({
      service: roomOf(hotel),
      comfort: isOne ? null : comfort,
      day: night.day,
    }))
  })
  const runs: (PackageService & { service: string })[] = []
  for (const { service, comfort, day } of stays) {
    const before = runs.find((run) => run.service === service && run.comfort === comfort && run.day + run.days === day)
    if (before) before.days += 1
    else
      runs.push({
        service,
        ...{ serviceId: idOf(service), comfort, day, days: 1, kilometres: null },
        alternatives: alternativesOf(service),
      })
  }
  const kilometres = days.reduce((sum, { driveKm }) => sum + driveKm, 0)
  const onRoad = [
    { key: groupMax > 12 ? 'coaster' : 'land-cruiser', kilometres: null },
    ...(kilometres > 0 ? [{ key: 'fuel', kilometres }] : []),
    { key: 'guide', kilometres: null },
  ].map(({ key, ...driven }) => ({ serviceId: idOf(key), comfort: null, day: 1, days: days.length, alternatives: [], ...driven }))
  const boardOf = (hotel: NewHotel | undefined): Board => (hotel && hotel.rooms.length > 0 ? hotel.board : 'FB')
  /** The runs of days on which a meal is bought for a comfort. */
  const mealRuns = (comfort: Comfort) =>
    (['lunch', 'dinner'] as const).flatMap((meal) => {
      const boardAt = (day: number) => {
        const night = nights.find((one) => one.day === day)
        return night && boardOf(hotelFor(comfort, night))
      }
      const bought = days.flatMap(({ meals }, at) =>
        mealsBeyondBoards(meals, { before: boardAt(at), tonight: boardAt(at + 1) }).includes(meal) ? [at + 1] : [],
      )
      const key = meal === 'lunch' ? 'meals' : 'dinner'
      return bought
        .filter((day) => !bought.includes(day - 1))
        .map((day) => {
          const after = days.findIndex((_, at) => at + 1 > day && !bought.includes(at + 1))
          return { key, day, days: (after < 0 ? days.length : after) - day + 1 }
        })
    })
  const fed = levels.map((comfort) => ({ comfort, own: mealRuns(comfort) }))
  const isSame = new Set(fed.map(({ own }) => JSON.stringify(own))).size === 1
  const meals = (isSame ? fed.slice(0, 1) : fed).flatMap(({ comfort, own }) =>
    own.map(({ key, ...span }): PackageService => {
      return { serviceId: idOf(key), comfort: isSame ? null : comfort, ...span, kilometres: null, alternatives: [] }
    }),
  )
  return [...runs.map(({ service: _, ...run }) => run), ...onRoad, ...meals]
}
