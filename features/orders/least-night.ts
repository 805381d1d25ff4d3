import type { Hotel, HotelRoom } from '#features/hotels/hotel.ts'
import { laterPeriodOn, unpublishedOn } from '#features/pricing/rate-periods.ts'
import { highSeasonOf } from '#features/pricing/stays/season.ts'
import { highSeasonsOn } from '#features/pricing/stays/stay-rates.ts'
import { addDays, type Day } from '#values/dates.ts'
import { nightPrice } from './night-price.ts'
import type { Product } from './product.ts'

type SeasonNight = { night: Day; season: 'low' | 'high' | 'year' }

type Dated = Pick<Hotel, 'highSeasons' | 'openMonths' | 'laterRates' | 'ratesUntil'>

/**
 * The first night on sale of each season of a hotel on which it is open, in the rate period of the first such night of the year ahead.
 * 'year' where the period has one season only, whichever of its nights are still to come.
 */
export function seasonNights(hotel: Dated, first: Day): SeasonNight[] {
  const ahead = Array.from({ length: 366 }, (_, day) => addDays(first, day))
  const open = ahead.filter((night) => hotel.openMonths.includes(Number(night.slice(5, 7))))
  const periodOf = (night: Day) => laterPeriodOn(hotel, night)?.from
  const nights = open.filter((night) => periodOf(night) === periodOf(open[0] ?? night) && !unpublishedOn(hotel, night))
  const highSeasons = highSeasonsOn(hotel, open[0] ?? first)
  const seasonOf = (night: Day) => (highSeasonOf(night, highSeasons) ? 'high' : 'low')
  const seasons = new Set(open.map(seasonOf))
  return (['low', 'high'] as const).flatMap((season) => {
    const night = nights.find((one) => seasonOf(one) === season)
    return night ? { night, season: seasons.size === 1 ? 'year' : season } : []
  })
}

/**
 * The lowest price of a room for a night from `first` on, in USD cents with its taxes: of its rate period, and of a year at most.
 * Undefined where none has a rate.
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
