import type { Day } from '#values/dates.ts'
import { sumOf } from '../price-line.ts'
import { periodStarts } from '../rate-periods.ts'
import { linesInSeason, oneAdult } from './package-lines.ts'
import {
  type Comfort,
  comforts,
  type DatedPackageRates,
  type PackageRates,
  packageRatesOn,
  type Season,
  seasons,
} from './package-rates.ts'

/** What so many adults from abroad pay in all, two to a room, permits and park fees inside. In USD cents. */
type SizeCompared = { size: number; privateMinor: number; joinMinor: number }

/**
 * The party sizes for which a private trip costs less than seats on a departure with this minimum, in a comfort and season. `from`: the
 * first day of a rate period that has not begun.
 */
export type Undercut = { from?: Day; comfort: Comfort; season: Season; minimum: number; sizes: SizeCompared[] }

/** The same of every rate period that is not over. */
export const undercutsAhead = (dated: DatedPackageRates, minimums: readonly number[], largest: number, today: Day): Undercut[] =>
  periodStarts(dated, today).flatMap((day) => {
    const rates = packageRatesOn(dated, day)
    const found = rates ? privateUndercuts(rates, minimums, largest) : []
    return day === today ? found : found.map((one) => ({ ...one, from: day }))
  })

/**
 * Where a private trip of a package undercuts joining a departure of it: by the same prices that are charged, in every comfort that is sold,
 * every season there is and for each minimum, up to the largest party. Departures are priced at the rate of their minimum, so it happens
 * from the next group size on. Sizes that have no price in one of the two ways are left out, and so is what has none to tell.
 */
export function privateUndercuts(rates: PackageRates, minimums: readonly number[], largest: number): Undercut[] {
  const inUse = seasons.filter((season) => season === 'low' || rates.highSeasons.length > 0)
  return comforts.flatMap((comfort) =>
    inUse.flatMap((season) =>
      [...new Set(minimums)]
        .sort((a, b) => a - b)
        .flatMap((minimum): Undercut[] => {
          const sizes = Array.from({ length: largest }, (_, index) => index + 1)
            .flatMap((size) => compared(rates, { comfort, season, minimum, size }) ?? [])
            .filter(({ privateMinor, joinMinor }) => privateMinor < joinMinor)
          return sizes.length > 0 ? [{ comfort, season, minimum, sizes }] : []
        }),
    ),
  )
}

type Compared = { comfort: Comfort; season: Season; minimum: number; size: number }

function compared(rates: PackageRates, { comfort, season, minimum, size }: Compared): SizeCompared | undefined {
  const query = { comfort, singleRooms: 0, travellers: Array.from({ length: size }, () => oneAdult.travellers[0]) }
  const own = linesInSeason(rates, season, query)
  const join = linesInSeason(rates, season, { ...query, groupSize: minimum })
  return own.done && join.done ? { size, privateMinor: sumOf(own.value), joinMinor: sumOf(join.value) } : undefined
}
