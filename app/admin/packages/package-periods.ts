import { raised } from '#features/pricing/raise-rate.ts'
import type { PeriodRules } from '../editor/periods/period-rules.ts'
import { isPrice, type WrittenPrice } from './written-prices.ts'

const pricesOf = ({ prices }: Record<string, unknown>) => (Array.isArray(prices) ? (prices as WrittenPrice[]) : [])

/** Rate periods of packages: prices and high seasons. */
export const packagePeriods: PeriodRules = {
  first: ({ highSeasons, prices }) => ({ highSeasons: highSeasons ?? [], prices: prices ?? [] }),
  asFirst: (_, { highSeasons, prices }) => ({ highSeasons, prices }),
  raise: (period, raise) => ({
    ...period,
    prices: pricesOf(period).map((price) =>
      isPrice(price) ? { ...price, amountMinor: raised(price.amountMinor, raise) } : price,
    ),
  }),
  amounts: (period) =>
    new Map(
      pricesOf(period)
        .filter(isPrice)
        .map(({ comfort, season, occupancy, groupSize, amountMinor }) => [
          `${comfort} ${season} ${occupancy} ${groupSize}`,
          amountMinor,
        ]),
    ),
}
