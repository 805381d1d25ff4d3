import type { DepartureRow } from '#features/departures/departure-row.ts'
import { preselected } from '#features/departures/preselected.ts'
import { mostTravellers } from '#features/orders/most-travellers.ts'
import { closesAt } from '#features/orders/order-cut-off.ts'
import { type PartyParts, partyNames, type RequestedParty, readParty } from '#features/orders/requested-party.ts'
import { beginsOn, firstDaysBetween } from '#features/packages/first-days.ts'
import type { DatedPackageRates } from '#features/pricing/packages/package-rates.ts'
import { packageSeasonOn } from '#features/pricing/packages/package-season.ts'
import { laterPeriodOn } from '#features/pricing/rate-periods.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { addDays, addMonths, type Day, firstOfMonth, kigaliDay } from '#values/dates.ts'

/** The largest party that prices are listed for. */
export const largestParty = mostTravellers.departure
const usualAdults = 2

/** A first day that prices are shown for: of a departure, or of a private trip alone. `id` is its value in the address. */
export type PriceStart = { id: string; startsOn: Day; departure?: DepartureRow }

/** What of an address makes no sense, and was replaced by the usual. */
type PriceProblem = 'month' | 'travellers' | 'start'

/** The parameters of the address: a month ('2027-03'), who travels, a first day of the month. */
export const priceNames = ['month', ...partyNames, 'start'] as const

/** The address of the prices of a package, with what was chosen already. */
export function pricesAddress(slug: string, chosen: { month?: string; start?: string } & PartyParts): string {
  const query = new URLSearchParams(chosen)
  return query.size > 0 ? `/package-prices/${slug}?${query}` : `/package-prices/${slug}`
}

type Given = {
  params: URLSearchParams
  /** The package's departures that can be booked, by date. */
  open: readonly DepartureRow[]
  rates: DatedPackageRates
  /** Of a package that is bound to a feast. */
  firstDays: readonly string[]
  now: Date
}

export type PriceChoice = {
  /** Every month on sale, '2027-03', with its number of departures. */
  months: { month: string; departures: number }[]
  month: string
  /** How many travel, children too; the ages and the residency are those of `party`. */
  travellers: number
  party: RequestedParty
  starts: PriceStart[]
  start: PriceStart
  problems: PriceProblem[]
}

/** The first day on which a private trip can begin. */
export function firstPrivateStart(now: Date): Day {
  let day = kigaliDay(now)
  while (now >= closesAt({ kind: 'journey', startsOn: day, cutOffDays: null })) day = addDays(day, 1)
  return day
}

/**
 * Reads what prices are asked for. The usual is the month of the next departure, its first date with seats for the group, and two
 * adults with the children whose ages are given. A month without a departure begins on its first day on sale, and on the first day of each other season or rate period in it.
 */
export function readPriceChoice({ params, open, rates, firstDays, now }: Given): PriceChoice {
  const earliest = firstPrivateStart(now)
  const horizon = soldUntil(kigaliDay(now))
  const until = rates.ratesUntil && rates.ratesUntil < horizon ? rates.ratesUntil : horizon
  const bound = firstDaysBetween({ firstDays }, earliest, until)
  const sold = monthsOf(earliest, until).filter((month) =>
    [...(bound ?? [month]), ...open.map(({ startsOn }) => startsOn)].some((day) => day.startsWith(month)),
  )
  const months = sold.map((month) => ({
    month,
    departures: open.filter(({ startsOn }) => startsOn.startsWith(month)).length,
  }))
  const problems: PriceProblem[] = []
  const read = <Value>(name: PriceProblem, find: (text: string) => Value | undefined): Value | undefined => {
    const text = params.get(name)
    const value = text ? find(text) : undefined
    if (text && value === undefined) problems.push(name)
    return value
  }
  const party = readParty(params)
  if (party.problems.travellers) problems.push('travellers')
  const requested = party.problems.travellers ? undefined : party.travellers
  const travellers = requested ?? Math.min(usualAdults + party.childAges.length, largestParty)
  const next = preselected(open, { month: undefined, travellers: requested })
  const usualMonth = (next?.startsOn ?? bound?.[0] ?? earliest).slice(0, 7)
  const month = read('month', (text) => months.find((one) => one.month === text)?.month) ?? usualMonth
  const leaving = open.filter(({ startsOn }) => startsOn.startsWith(month))
  const starts = leaving.length > 0 ? leaving.map(startOf) : privateStarts(month, { earliest, until, rates, firstDays })
  const wanted = read('start', (text) => starts.find(({ id }) => id === text))
  const slug = preselected(leaving, { month, travellers: requested })?.slug
  const start = wanted ?? starts.find(({ id }) => id === slug) ?? starts[0] ?? { id: earliest, startsOn: earliest }
  return { months, month, travellers, party, starts, start, problems }
}

const startOf = (departure: DepartureRow): PriceStart => ({ id: departure.slug, startsOn: departure.startsOn, departure })

function monthsOf(from: Day, until: Day): string[] {
  const months: string[] = []
  for (let month = firstOfMonth(from); month <= until; month = addMonths(month, 1)) months.push(month.slice(0, 7))
  return months
}

type OnSale = { earliest: Day; until: Day; rates: DatedPackageRates; firstDays: readonly string[] }

function privateStarts(month: string, { earliest, until, rates, firstDays }: OnSale): PriceStart[] {
  const first = `${month}-01`
  const end = addDays(addMonths(first, 1), -1)
  const starts: PriceStart[] = []
  let rate: string | undefined
  for (let day = first > earliest ? first : earliest; day <= end && day <= until; day = addDays(day, 1)) {
    const own = `${laterPeriodOn(rates, day)?.from} ${packageSeasonOn(rates, day)}`
    if (!beginsOn({ firstDays }, day)) continue
    if (own !== rate) starts.push({ id: day, startsOn: day })
    rate = own
  }
  return starts
}
