import type { Hotel, HotelRoom } from '#features/hotels/hotel.ts'
import { highSeasonOf } from '#features/pricing/stays/season.ts'
import { addDays, type Day } from '#values/dates.ts'
import { nightPrice } from './night-price.ts'
import type { Product } from './product.ts'

type SeasonNight = { night: Day; season: 'low' | 'high' | 'year' }

/** The first night of each season of a hotel in the year ahead on which it is open. */
export function seasonNights({ highSeasons, openMonths }: Pick<Hotel, 'highSeasons' | 'openMonths'>, first: Day): SeasonNight[] {
  const nights = Array.from({ length: 366 }, (_, day) => addDays(first, day)).filter((night) =>
    openMonths.includes(Number(night.slice(5, 7))),
  )
  const seasonOf = (night: Day) => (highSeasonOf(night, highSeasons) ? 'high' : 'low')
  const seasons = new Set(nights.map(seasonOf))
  return (['low', 'high'] as const).flatMap((season) => {
    const night = nights.find((one) => seasonOf(one) === season)
    return night ? { night, season: seasons.size === 1 ? 'year' : season } : []
  })
}

/**
 * The lowest price of a room for a night in the year from `first` on, in USD cents with its taxes; undefined where none has a
 * rate.
 */
export function leastNight(
  product: Extract<Product, { kind: 'stay' }>,
  first: Day,
): { minor: number; room: Pick<HotelRoom, 'name'>; season: SeasonNight['season'] } | undefined {
  const { hotel } = product
  const prices = seasonNights(hotel, first).flatMap(({ night, season }) =>
    hotel.rooms.flatMap((room) => {
      const minor = nightPrice(product, room, night, first)
      return minor === undefined ? [] : { minor, room, season }
    }),
  )
  return prices.toSorted((a, b) => a.minor - b.minor)[0]
}
