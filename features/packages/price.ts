import { feeFor, type Residency, type VisitorFee } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import { type Money, roundHalfAway, usd } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Comfort, HighSeason, PackagePrice, Season } from './package.ts'

/** Everything that decides what a package costs. */
export type PackageRates = {
  prices: readonly PackagePrice[]
  highSeasons: readonly HighSeason[]
  fees: readonly (VisitorFee & { day: number; quantity: number })[]
}

export type PricedTraveller = {
  /** Completed years on the first day. */
  age: number
  residency: Residency
}

export type PriceAsk = {
  comfort: Comfort
  travellers: readonly PricedTraveller[]
  /** Travellers who sleep alone in a room. */
  singleRooms: number
  /** The size the rate is read for: a departure's minimum. Absent for a private journey, which goes by its own party. */
  groupSize?: number
}

/** One line of a price: why it is there in words, what it costs, and whether a refund rule applies to it. Amounts in USD cents. */
export type PriceLine = {
  kind: 'base' | 'single' | 'permit' | 'park-fee'
  label: string
  reason: string
  quantity: number
  unitMinor: number
  amountMinor: number
  refundable: boolean
}

export type PriceRefusal = { reason: 'no-rate' } | { reason: 'too-many-single-rooms'; most: number }

const seasonWords: Record<Season, string> = { low: 'low season', high: 'high season' }
const comfortWords: Record<Comfort, string> = { simple: 'Guest houses', lodge: 'Lodges', luxury: 'Luxury' }
const residencyWords: Record<Residency, string> = {
  foreign: 'foreign visitor',
  resident: 'resident',
  african: 'African citizen',
  eac: 'East African citizen',
}

/** The season of a day: high where the package lists it, low otherwise. A season may cross the new year. */
export function seasonOf(day: Day, highSeasons: readonly HighSeason[]): Season {
  const monthDay = day.slice(5)
  const inside = ({ from, to }: HighSeason) =>
    from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to
  return highSeasons.some(inside) ? 'high' : 'low'
}

/** The listed rate of a band: the largest listed group size that is not larger than the group. */
function rateFor(rates: PackageRates, comfort: Comfort, season: Season, occupancy: 'sharing' | 'single', groupSize: number) {
  return rates.prices
    .filter((price) => price.comfort === comfort && price.season === season && price.occupancy === occupancy)
    .filter((price) => price.groupSize <= groupSize)
    .reduce<PackagePrice | undefined>((best, price) => (best && best.groupSize >= price.groupSize ? best : price), undefined)
}

/** How many rooms a party may have for one person: one for each adult, less the one who shares with a child, who is never alone in a room. */
export function mostRoomsAlone(ages: readonly number[]): number {
  const adults = ages.filter((age) => age >= 12).length
  return adults < ages.length ? Math.max(0, adults - 1) : adults
}

/** The share of the base that a child pays, in percent: docs/pricing.md, 'Children'. */
export function childShare(age: number, adults: number): number {
  if (age < 2) return 0
  if (age < 6) return 25
  if (age < 12) return adults >= 2 ? 50 : 75
  return 100
}

/**
 * Prices a package for a party, line by line: base, single rooms, permits and park fees. The one function behind every
 * price that is shown and every price that is charged. See docs/pricing.md for the promise in words.
 */
export function pricePackage(rates: PackageRates, ask: PriceAsk & { startsOn: Day }): Outcome<PriceLine[], PriceRefusal> {
  return priceInSeason(rates, seasonOf(ask.startsOn, rates.highSeasons), ask)
}

/** The same for a season instead of a day: what 'from' prices and price tables are made of. */
export function priceInSeason(rates: PackageRates, season: Season, ask: PriceAsk): Outcome<PriceLine[], PriceRefusal> {
  const adults = ask.travellers.filter((traveller) => traveller.age >= 12).length
  const paying = ask.travellers.filter((traveller) => childShare(traveller.age, adults) > 0).length
  const groupSize = ask.groupSize ?? Math.max(paying, 1)
  const sharing = rateFor(rates, ask.comfort, season, 'sharing', groupSize)
  if (!sharing) return refused({ reason: 'no-rate' })
  const most = mostRoomsAlone(ask.travellers.map(({ age }) => age))
  if (ask.singleRooms > most) return refused({ reason: 'too-many-single-rooms', most })

  const basis = `${comfortWords[ask.comfort]}, ${seasonWords[season]}, at the rate for a group of ${sharing.groupSize}`
  const lines = baseLines(ask.travellers, adults, sharing.amountMinor, basis)
  if (ask.singleRooms > 0) {
    const single = rateFor(rates, ask.comfort, season, 'single', groupSize)
    if (!single) return refused({ reason: 'no-rate' })
    const label = ask.singleRooms === 1 ? 'A room alone' : 'Rooms alone'
    const unitMinor = single.amountMinor - sharing.amountMinor
    lines.push(line('single', label, 'The room is not shared, all nights', ask.singleRooms, unitMinor, true))
  }
  return done([...lines, ...feeLines(rates, ask.travellers)])
}

/** Whom prices per person are for, wherever no party is known yet: an adult foreign visitor who shares a room. */
export const oneAdult = { travellers: [{ age: 30, residency: 'foreign' }], singleRooms: 0 } as const

/** What one adult pays in all on a day, permits and park fees inside; what departures show. Throws where no rate is listed. */
export function pricePerPerson(rates: PackageRates, ask: { startsOn: Day; comfort: Comfort; groupSize: number }): Money {
  const priced = pricePackage(rates, { ...ask, ...oneAdult })
  if (!priced.done) throw new Error(`No price for ${ask.comfort} on ${ask.startsOn} for a group of ${ask.groupSize}`)
  return usd(sumOf(priced.value))
}

export const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

function baseLines(travellers: readonly PricedTraveller[], adults: number, rate: number, basis: string): PriceLine[] {
  const grown = travellers.filter((traveller) => traveller.age >= 12).length
  const children = travellers.filter((traveller) => traveller.age < 12).sort((a, b) => b.age - a.age)
  const grownLine = line('base', grown === 1 ? 'Traveller' : 'Travellers', basis, grown, rate, true)
  const childLines = children.map(({ age }) => {
    const share = childShare(age, adults)
    const why =
      share === 0 ? 'Under two: free' : `${share}% of ${basis.toLowerCase()}${age < 6 || age >= 12 ? '' : sharers(adults)}`
    return line('base', `Child of ${age}`, why, 1, roundHalfAway((rate * share) / 100), true)
  })
  return grown > 0 ? [grownLine, ...childLines] : childLines
}

const sharers = (adults: number) => (adults >= 2 ? ', with two adults' : adults === 1 ? ', with one adult' : '')

function feeLines(rates: PackageRates, travellers: readonly PricedTraveller[]): PriceLine[] {
  return rates.fees.flatMap((fee) => {
    const classes = Map.groupBy(travellers, (traveller) => feeFor(fee, traveller.residency))
    return [...classes].map(([unitMinor, payers]) => {
      const who = [...new Set(payers.map((payer) => residencyWords[payer.residency]))].join(', ')
      const times = fee.quantity > 1 ? `, ${fee.quantity} times` : ''
      const reason = `Day ${fee.day}${times}, ${who} rate of ${fee.asOf}`
      return line(fee.kind, fee.name, reason, payers.length * fee.quantity, unitMinor, false)
    })
  })
}

function line(
  kind: PriceLine['kind'],
  label: string,
  reason: string,
  quantity: number,
  unitMinor: number,
  refundable: boolean,
): PriceLine {
  return { kind, label, reason, quantity, unitMinor, amountMinor: quantity * unitMinor, refundable }
}
