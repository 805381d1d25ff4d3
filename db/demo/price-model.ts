import type { PackageDay } from '#features/packages/package.ts'
import type { Comfort, Occupancy, PackagePrice, Season } from '#features/pricing/packages/package-rates.ts'
import { seasons } from '#features/pricing/packages/package-rates.ts'
import hotels from '../reference/hotels.json' with { type: 'json' }

/**
 * What a demo price is computed from. `perPersonUsd` holds the planning figure for each group size: everything, permits
 * too, two sharing (a party of one has its own room), in the high season, in the comfort the package is written for.
 */
export type PriceInput = {
  comfort: Comfort
  days: readonly PackageDay[]
  perPersonUsd: Readonly<Record<number, number>>
  permitsUsd: number
  /** The other comforts on sale: which hotel takes the place of which. A room of its own is named as 'hotel/room'. */
  instead?: Partial<Record<Comfort, Readonly<Record<string, string>>>>
}

/** The cost model's figures in USD, of 2025: planning figures, not quotes. */
const contractRate = 0.85
const halfRoom = 0.5
const wholeRoom = 0.8
const lunchUsd = 12
const dinnerUsd = 15
const privateGuideUsdPerDay = 140
const marginFactor = { simple: 1.15, lodge: 1.15, luxury: 1.25 } as const satisfies Record<Comfort, number>

type Night = { board: string; doubleUsd: Record<Season, number> }

function nightAt(reference: string): Night {
  const [hotelId, roomId] = reference.split('/')
  const hotel = hotels.find(({ id }) => id === hotelId)
  if (!hotel) throw new Error(`No hotel ${reference}`)
  const room = hotel.rooms.find(({ id, capacity }) => (roomId ? id === roomId : capacity === 2))
  // A mountain camp has no rooms to pay for: the crew brings the tents.
  return { board: hotel.board, doubleUsd: { low: (room?.rackLowMinor ?? 0) / 100, high: (room?.rackHighMinor ?? 0) / 100 } }
}

/** The nights of a comfort in their order; a night without another lodge near its place keeps its own. */
function nightsIn(input: PriceInput, comfort: Comfort): (Night | undefined)[] {
  const swaps = comfort === input.comfort ? {} : (input.instead?.[comfort] ?? {})
  return input.days.map(({ night }) => (night ? nightAt(swaps[night.hotel] ?? night.hotel) : undefined))
}

/** Rooms, and the listed meals that no board covers: a night's board covers its dinner and the next day's lunch. */
function lodgingUsd(input: PriceInput, comfort: Comfort, season: Season, roomShare: number): number {
  const nights = nightsIn(input, comfort)
  let usd = 0
  for (const [index, day] of input.days.entries()) {
    const tonight = nights[index]
    const lastNight = nights[index - 1]
    if (tonight) usd += tonight.doubleUsd[season] * contractRate * roomShare
    if (day.meals.includes('lunch') && !['FB', 'GP'].includes(lastNight?.board ?? '')) usd += lunchUsd
    if (day.meals.includes('dinner') && !['FB', 'GP', 'HB'].includes(tonight?.board ?? '')) usd += dinnerUsd
  }
  return usd
}

const guideUsd = (input: PriceInput, comfort: Comfort, groupSize: number): number =>
  comfort === 'luxury' ? (privateGuideUsdPerDay * input.days.length) / groupSize : 0

function priceMinor(input: PriceInput, comfort: Comfort, season: Season, occupancy: Occupancy, groupSize: number): number {
  const planned = input.perPersonUsd[groupSize]
  if (planned === undefined) throw new Error(`No planning figure for a party of ${groupSize}`)
  const plannedShare = groupSize === 1 ? wholeRoom : halfRoom
  const share = occupancy === 'single' ? wholeRoom : plannedShare
  const shared =
    planned / marginFactor[input.comfort] -
    lodgingUsd(input, input.comfort, 'high', plannedShare) -
    guideUsd(input, input.comfort, groupSize)
  const cost = shared + lodgingUsd(input, comfort, season, share) + guideUsd(input, comfort, groupSize)
  return Math.round(cost * marginFactor[comfort] - input.permitsUsd) * 100
}

/** Every base price of a package, without permits and park fees, in whole dollars. */
export function pricesFrom(input: PriceInput): PackagePrice[] {
  const onSale = new Set<Comfort>([input.comfort, ...(Object.keys(input.instead ?? {}) as Comfort[])])
  const groupSizes = Object.keys(input.perPersonUsd).map(Number)
  return [...onSale].flatMap((comfort) =>
    seasons.flatMap((season) =>
      (['sharing', 'single'] as const).flatMap((occupancy) =>
        groupSizes.map((groupSize) => ({
          comfort,
          season,
          occupancy,
          groupSize,
          amountMinor: priceMinor(input, comfort, season, occupancy, groupSize),
        })),
      ),
    ),
  )
}
