import type { HighSeason } from '#features/pricing/packages/package-rates.ts'

/** When most lodges in Rwanda and Uganda ask their high rate. */
export const lodgeSeasons: readonly HighSeason[] = [
  { from: '06-01', to: '10-31' },
  { from: '12-20', to: '01-05' },
]

/** When the camps of the Mara and the Serengeti ask their high rate. */
export const campSeasons: readonly HighSeason[] = [
  { from: '06-01', to: '10-31' },
  { from: '12-15', to: '03-15' },
]

/** When rooms in Kibeho are dear and scarce: the weeks round 15 August and 28 November. */
export const feastSeasons: readonly HighSeason[] = [
  { from: '08-10', to: '08-17' },
  { from: '11-25', to: '11-29' },
]
