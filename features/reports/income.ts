import type { TrafficSource } from '#features/analytics/traffic-source.ts'
import type { MarketingSource, SalesChannel } from '#features/enquiries/origin.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import { monthsOfRange, type ReportRange } from './report-range.ts'

/** By which day a booking belongs to a month: its first travel day, or the day on which it was booked. */
export const incomeDays = ['travel', 'booked'] as const
export type IncomeDay = (typeof incomeDays)[number]

/** What is sold. A journey made to measure is one of them, whatever it is called. */
type SoldLine = 'package' | 'hotel' | 'car' | 'tailored'

/** One booking that brings income, with all that it is divided by. */
export type SoldBooking = {
  id: string
  month: Day
  line: SoldLine
  product: string
  name: string
  channel: SalesChannel | null
  source: MarketingSource | null
  firstSource: TrafficSource | null
  lastSource: TrafficSource | null
  /** The lead's, as long as their details are stored; the class of their park fees is with the booking. */
  nationality: string | null
  residency: Residency | null
  /** The member of staff whose booking it is; null: nobody's. */
  staff: string | null
  /** How many travel; of a cancelled booking nobody. */
  travellers: number
  /** The price without the taxes in it, in US cents; of a cancelled booking the charge. */
  incomeMinor: number
  /** The value added tax and the tourism tax in the price; of a cancelled booking nothing is known of either. */
  vatMinor: number
  tourismTaxMinor: number
}

/** `costMinor`: what the bookings are planned to cost, in US cents; null where that of one of them is not known. */
export type IncomeSum = {
  bookings: number
  travellers: number
  incomeMinor: number
  vatMinor: number
  tourismTaxMinor: number
  costMinor: number | null
}

export type IncomeReport = {
  total: IncomeSum
  /** Every month of the range, in order. */
  months: (IncomeSum & { month: Day })[]
  /** The largest income first, like all lists below. */
  products: (IncomeSum & { line: SoldLine; product: string; name: string })[]
  channels: (IncomeSum & { channel: SalesChannel | null })[]
  sources: (IncomeSum & { source: MarketingSource | null })[]
  firstSources: (IncomeSum & { from: TrafficSource | null })[]
  lastSources: (IncomeSum & { from: TrafficSource | null })[]
  nationalities: (IncomeSum & { nationality: string | null; residency: Residency | null })[]
  staff: (IncomeSum & { name: string | null })[]
}

/**
 * The income of bookings, divided in eight ways; each way comes to the total. Income = price lines − the taxes inside them; of a cancelled
 * booking the charge. @param costs the planned cost of bookings by id, in US cents, for staff who may read costs.
 */
export function incomeReport(
  sold: readonly SoldBooking[],
  range: Pick<ReportRange, 'from' | 'to'>,
  costs?: ReadonlyMap<string, number>,
): IncomeReport {
  const sum = (bookings: readonly SoldBooking[]): IncomeSum => ({
    bookings: bookings.length,
    travellers: bookings.reduce((all, { travellers }) => all + travellers, 0),
    incomeMinor: bookings.reduce((all, { incomeMinor }) => all + incomeMinor, 0),
    vatMinor: bookings.reduce((all, { vatMinor }) => all + vatMinor, 0),
    tourismTaxMinor: bookings.reduce((all, { tourismTaxMinor }) => all + tourismTaxMinor, 0),
    costMinor: costOf(bookings, costs),
  })
  const by = <Key>(keyOf: (booking: SoldBooking) => string, namedBy: (first: SoldBooking) => Key): (IncomeSum & Key)[] =>
    [...Map.groupBy(sold, keyOf)]
      .flatMap(([key, group]) => (group[0] ? [{ key, row: { ...sum(group), ...namedBy(group[0]) } }] : []))
      .toSorted((a, b) => b.row.incomeMinor - a.row.incomeMinor || (a.key < b.key ? -1 : 1))
      .map(({ row }) => row)
  const months = Map.groupBy(sold, ({ month }) => month)
  return {
    total: sum(sold),
    months: monthsOfRange(range).map((month) => ({ ...sum(months.get(month) ?? []), month })),
    products: by(
      ({ line, product }) => `${line} ${product}`,
      ({ line, product, name }) => ({ line, product, name }),
    ),
    channels: by(
      ({ channel }) => channel ?? '',
      ({ channel }) => ({ channel }),
    ),
    sources: by(
      ({ source }) => source ?? '',
      ({ source }) => ({ source }),
    ),
    firstSources: by(
      ({ firstSource }) => sourceKey(firstSource),
      ({ firstSource }) => ({ from: firstSource }),
    ),
    lastSources: by(
      ({ lastSource }) => sourceKey(lastSource),
      ({ lastSource }) => ({ from: lastSource }),
    ),
    nationalities: by(nationalityKey, ({ nationality, residency }) => ({
      nationality,
      residency: nationality === null ? residency : null,
    })),
    staff: by(
      ({ staff }) => (staff === null ? '' : `of ${staff}`),
      ({ staff }) => ({ name: staff }),
    ),
  }
}

/** What a booking brings on average, in US cents; null without a booking. */
export const averageOf = ({ bookings, incomeMinor }: IncomeSum): number | null =>
  bookings > 0 ? Math.round(incomeMinor / bookings) : null

function costOf(bookings: readonly SoldBooking[], costs: ReadonlyMap<string, number> | undefined): number | null {
  if (!costs) return null
  const known = bookings.map(({ id }) => costs.get(id))
  return known.every((cost) => cost !== undefined) ? known.reduce((all, cost) => all + cost, 0) : null
}

export const sourceKey = (source: TrafficSource | null): string => (source ? `${source.kind} ${source.name}` : '')

/** By nationality, and who has none stored by the class of park fees. */
export const nationalityKey = ({ nationality, residency }: Pick<SoldBooking, 'nationality' | 'residency'>): string =>
  nationality ?? `of ${residency ?? ''}`
