import { linesInSeason, oneAdult } from '#features/pricing/packages/package-lines.ts'
import {
  type Comfort,
  comforts,
  type DatedPackageRates,
  type HighSeason,
  type PackageRates,
  packageRatesOn,
  type Season,
} from '#features/pricing/packages/package-rates.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import { periodStarts } from '#features/pricing/rate-periods.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { addDays, type Day } from '#values/dates.ts'
import { type Money, usd } from '#values/money.ts'
import { notPublishedText, periodText, type RateTableWords } from '../../shared/rate-period-text.ts'
import type { priceTableWords } from '../../words/price-table.ts'

type PriceTableWords = Words<typeof priceTableWords.tree>

export type PriceRow = { from: number; to: number | undefined; cells: (Money | undefined)[] }
export type PriceTable = {
  seasons: { season: Season; rows: PriceRow[] }[]
  columns: Comfort[]
  highSeasons: readonly HighSeason[]
}

/** The prices of a rate period, and its days where another one is sold too. */
type PeriodTable = { days: string; table: PriceTable }

/** Every table of prices that is sold from a first day on, and what is not on sale after the last day with prices, if there is one. */
export type PriceTables = { periods: PeriodTable[]; notPublished: string }

/** The tables of prices of the rate periods from the one of `first` on; periods with equal prices are one. */
export function priceTables(
  dated: DatedPackageRates,
  mostTravellers: number,
  first: Day,
  rateTable: RateTableWords,
  format: Formatter,
): PriceTables {
  const tables = periodStarts(dated, first).flatMap((from) => {
    const rates = packageRatesOn(dated, from)
    return rates ? [{ from, table: priceTable(rates, mostTravellers) }] : []
  })
  const different = tables.filter(({ table }, at) => JSON.stringify(table) !== JSON.stringify(tables[at - 1]?.table))
  const until = dated.ratesUntil ?? undefined
  const periods = different.map(({ from, table }, at) => {
    const next = different[at + 1]?.from
    const to = next ? addDays(next, -1) : until
    return { days: different.length > 1 ? periodText(at === 0 ? undefined : from, to, rateTable, format) : '', table }
  })
  return { periods, notPublished: until ? notPublishedText(until, rateTable, format) : '' }
}

/**
 * One adult's price for every listed group size and accommodation level, sharing a room, permits and fees included: what the checkout of
 * a private trip begins with. Seasons with equal prices are merged.
 */
export function priceTable(rates: PackageRates, mostTravellers: number): PriceTable {
  const columns = comforts.filter((comfort) => rates.prices.some((price) => price.comfort === comfort))
  const sizes = [...new Set(rates.prices.map(({ groupSize }) => groupSize))].sort((a, b) => a - b)
  const rowsOf = (season: Season) =>
    sizes.map((from, at) => {
      const next = sizes[at + 1]
      const to = next === undefined ? (mostTravellers > from ? mostTravellers : from) : next - 1
      return { from, to, cells: columns.map((comfort) => priceOf(rates, season, comfort, from)) }
    })
  const low = rowsOf('low')
  const high = rowsOf('high')
  const same = rates.highSeasons.length === 0 || JSON.stringify(low) === JSON.stringify(high)
  const seasons = same
    ? [{ season: 'low' as const, rows: low }]
    : [
        { season: 'high' as const, rows: high },
        { season: 'low' as const, rows: low },
      ]
  return { seasons, columns, highSeasons: same ? [] : rates.highSeasons }
}

function priceOf(rates: PackageRates, season: Season, comfort: Comfort, groupSize: number): Money | undefined {
  const priced = linesInSeason(rates, season, { comfort, groupSize, ...oneAdult })
  return priced.done ? usd(sumOf(priced.value)) : undefined
}

/** What a table of a season is called, and its days where there are two. */
export function seasonHead(
  { seasons, highSeasons }: PriceTable,
  season: Season,
  words: PriceTableWords,
  format: Formatter,
): { title: string; spans: string } {
  if (seasons.length < 2) return { title: words.oneSeason, spans: '' }
  const spans = season === 'high' ? words.highSpans({ spans: highSpans(highSeasons, words, format) }) : words.lowSpans
  return { title: words.season[season], spans }
}

const highSpans = (spans: readonly HighSeason[], words: PriceTableWords, format: Formatter) =>
  spans
    .map(({ from, to }) => words.span({ from: format.dayOfYear(from), to: format.dayOfYear(to) }))
    .reduce((before, last) => words.and({ before, last }))

export function groupText({ from, to }: Pick<PriceRow, 'from' | 'to'>, words: PriceTableWords): string {
  if (from === 1 && to === 1) return words.alone
  if (to === undefined) return words.groupFrom({ from })
  return from === to ? words.groupOf({ count: from }) : words.group({ from, to })
}

export const cellText = (amount: Money | undefined, words: PriceTableWords, format: Formatter) =>
  amount ? format.money(amount) : words.missing
