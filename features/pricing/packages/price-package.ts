import { chargedFee, feeFor, type Residency, seatsInVehicle, vehiclesFor } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import { type Money, roundHalfAway, usd } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { adultFrom, childShare, payingTravellers } from '../child-share.ts'
import { type PriceLine, sumOf } from '../price-line.ts'
import { type RatesNotPublished, unpublishedOn } from '../rate-periods.ts'
import { isWithin } from '../season.ts'
import {
  type Comfort,
  type DatedPackageRates,
  type HighSeason,
  type PackagePrice,
  type PackageRates,
  packageRatesOn,
  type Season,
} from './package-rates.ts'

export type PricedTraveller = {
  /** Completed years on the first day. */
  age: number
  residency: Residency
  /** The age on another day of the journey (1 = first), where a birth day is known: parks ask for the one of the visit. */
  ageOnDay?: (day: number) => number
}

export type PriceQuery = {
  comfort: Comfort
  travellers: readonly PricedTraveller[]
  /** Travellers who sleep alone in a room. */
  singleRooms: number
  /** The size the rate is read for: a departure's minimum. Absent for a private journey, which goes by its own party. */
  groupSize?: number
  /** The largest party the package takes, an infant counted like everybody; absent where something else counts the seats. */
  mostTravellers?: number
  /** How many travellers a vehicle takes into a park that asks a fee for each vehicle. */
  seatsPerVehicle?: number
}

export type PriceRefusal =
  | { reason: 'no-rate' }
  | RatesNotPublished
  | { reason: 'party-too-large'; most: number }
  | { reason: 'too-many-single-rooms'; most: number }

const seasonWords: Record<Season, string> = { low: 'low season', high: 'high season' }
const comfortWords: Record<Comfort, string> = { simple: 'Guest houses', lodge: 'Lodges', luxury: 'Luxury' }
const residencyWords: Record<Residency, string> = {
  foreign: 'international visitor',
  resident: 'resident',
  african: 'African citizen',
  eac: 'East African citizen',
}

/** The season of a day: high where the package lists it, low otherwise. A season may cross the new year. */
export function seasonOf(day: Day, highSeasons: readonly HighSeason[]): Season {
  return highSeasons.some((season) => isWithin(day, season)) ? 'high' : 'low'
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
  const adults = ages.filter((age) => age >= adultFrom).length
  return adults < ages.length ? Math.max(0, adults - 1) : adults
}

/**
 * Prices a package for a party, line by line: base, rooms alone, permits and park fees, before discounts and taxes
 * (features/pricing/finish-price.ts). In USD cents, by the rate period and the season of the first day in Kigali. Refused: a day after
 * the last one with rates, a comfort, season or size without a listed rate, more travellers than the package takes, more rooms alone
 * than adults. Source: docs/pricing.md.
 */
export function pricePackage(
  dated: DatedPackageRates,
  query: PriceQuery & { startsOn: Day },
): Outcome<PriceLine[], PriceRefusal> {
  const rates = packageRatesOn(dated, query.startsOn)
  if (!rates) return refused(unpublishedOn(dated, query.startsOn) ?? { reason: 'no-rate' })
  return priceInSeason(rates, seasonOf(query.startsOn, rates.highSeasons), query)
}

/** The season that a package is priced by on a first day; undefined after the last day on sale, and where it has one rate all year. */
export function packageSeasonOn(dated: DatedPackageRates, day: Day): Season | undefined {
  const rates = packageRatesOn(dated, day)
  return rates && rates.highSeasons.length > 0 ? seasonOf(day, rates.highSeasons) : undefined
}

/** The same for a season instead of a day: what 'from' prices and price tables are made of. */
export function priceInSeason(rates: PackageRates, season: Season, query: PriceQuery): Outcome<PriceLine[], PriceRefusal> {
  const most = query.mostTravellers ?? Number.POSITIVE_INFINITY
  if (query.travellers.length > most) return refused({ reason: 'party-too-large', most })
  const ages = query.travellers.map(({ age }) => age)
  const groupSize = query.groupSize ?? Math.max(payingTravellers(ages), 1)
  const sharing = rateFor(rates, query.comfort, season, 'sharing', groupSize)
  if (!sharing) return refused({ reason: 'no-rate' })
  const mostAlone = mostRoomsAlone(ages)
  if (query.singleRooms > mostAlone) return refused({ reason: 'too-many-single-rooms', most: mostAlone })

  const based = `based on ${sharing.groupSize} ${sharing.groupSize === 1 ? 'traveller' : 'travellers'}`
  const basis = `${comfortWords[query.comfort]}, ${seasonWords[season]}, ${based}`
  const lines = baseLines(ages, sharing.amountMinor, basis)
  if (query.singleRooms > 0) {
    const single = rateFor(rates, query.comfort, season, 'single', groupSize)
    if (!single) return refused({ reason: 'no-rate' })
    const label = query.singleRooms === 1 ? 'A room alone' : 'Rooms alone'
    const unitMinor = Math.max(0, single.amountMinor - sharing.amountMinor)
    lines.push(line('single', label, 'The room is not shared, all nights', query.singleRooms, unitMinor, true))
  }
  return done([...lines, ...feeLines(rates, query)])
}

/** Whom prices per person are for, wherever no party is known yet: an adult foreign visitor who shares a room. */
export const oneAdult = { travellers: [{ age: 30, residency: 'foreign' }], singleRooms: 0 } as const

/** What one adult pays in all on a day, permits and park fees inside; what departures show. Throws where no rate is listed. */
export function pricePerPerson(rates: DatedPackageRates, query: { startsOn: Day; comfort: Comfort; groupSize: number }): Money {
  const priced = pricePackage(rates, { ...query, ...oneAdult })
  if (!priced.done) throw new Error(`No price for ${query.comfort} on ${query.startsOn} for a group of ${query.groupSize}`)
  return usd(sumOf(priced.value))
}

function baseLines(ages: readonly number[], rate: number, basis: string): PriceLine[] {
  const adults = ages.filter((age) => age >= adultFrom).length
  const children = ages.filter((age) => age < adultFrom).sort((a, b) => b - a)
  const adultLine = line('base', adults === 1 ? 'Traveller' : 'Travellers', basis, adults, rate, true)
  const childLines = children.map((age) => {
    const share = childShare(age, adults)
    const why = share === 0 ? 'Under two: free' : `${share}% of ${basis.toLowerCase()}${age < 6 ? '' : sharers(adults)}`
    return line('base', `Child of ${age}`, why, 1, roundHalfAway((rate * share) / 100), true)
  })
  return adults > 0 ? [adultLine, ...childLines] : childLines
}

const sharers = (adults: number) => (adults >= 2 ? ', with two adults' : adults === 1 ? ', with one adult' : '')

type NeededFee = PackageRates['fees'][number]

function feeLines({ fees }: PackageRates, query: PriceQuery): PriceLine[] {
  return fees.flatMap((fee) => (fee.unit === 'vehicle' ? vehicleFeeLine(fee, query) : travellerFeeLines(fee, query.travellers)))
}

/** An age that no park takes for a child's. */
const adult = 99

function travellerFeeLines(fee: NeededFee, travellers: readonly PricedTraveller[]): PriceLine[] {
  const ageOf = ({ age, ageOnDay }: PricedTraveller) => ageOnDay?.(fee.day) ?? age
  const chargedOf = (traveller: PricedTraveller) => chargedFee(fee, traveller.residency, ageOf(traveller))
  const children = travellers.filter((traveller) => chargedOf(traveller).isAdultFee)
  const others = travellers.filter((traveller) => !children.includes(traveller))
  const classes = Map.groupBy(others, (traveller) => chargedOf(traveller).minor)
  const classLines = [...classes].map(([unitMinor, payers]) => {
    const named = (payer: PricedTraveller) =>
      unitMinor === feeFor(fee, payer.residency, adult)
        ? residencyWords[payer.residency]
        : `${residencyWords[payer.residency]} child`
    const who = [...new Set(payers.map(named))].join(', ')
    return line(fee.kind, fee.name, `${when(fee)}, ${who} rate of ${fee.asOf}`, payers.length * fee.quantity, unitMinor, false)
  })
  return [...classLines, ...children.map((child) => childFeeLine(fee, child, ageOf(child)))]
}

/**
 * The fee of a child whose own amount is not known. The promise of its sentence is kept by `childFee`: it makes the line a task for staff
 * until the park's amount is recorded (docs/pricing.md, 'Permits and park fees').
 */
function childFeeLine(fee: NeededFee, { residency }: PricedTraveller, age: number): PriceLine {
  const taken = `${when(fee)}, child of ${age}: the adult fee is taken, ${residencyWords[residency]} rate of ${fee.asOf}`
  const reason = `${taken}. If the park charges less for the child, we refund the difference.`
  const childFee = { feeId: fee.id, day: fee.day, age, recorded: false }
  return { ...line(fee.kind, fee.name, reason, fee.quantity, chargedFee(fee, residency, age).minor, false), childFee }
}

/**
 * A fee for each vehicle, at the foreign rate: a vehicle has no residency. A party on a date of its own pays whole vehicles;
 * on a departure each traveller pays a share of those that the minimum needs, so that two bookings never pay one vehicle twice.
 */
function vehicleFeeLine(fee: NeededFee, { travellers, groupSize, seatsPerVehicle = seatsInVehicle }: PriceQuery): PriceLine {
  const vehicles = vehiclesFor(groupSize ?? travellers.length, seatsPerVehicle)
  const counted = `${vehicles} ${vehicles === 1 ? 'vehicle' : 'vehicles'}`
  const why = (basis: string) => `${when(fee)}, ${basis}, ${seatsPerVehicle} seats to a vehicle, rate of ${fee.asOf}`
  if (groupSize === undefined)
    return line(fee.kind, fee.name, why(`${counted} for your party`), vehicles * fee.quantity, fee.foreignMinor, false)
  const unitMinor = roundHalfAway((fee.foreignMinor * vehicles) / groupSize)
  const basis = `your share of ${counted} for a group of ${groupSize}`
  return line(fee.kind, fee.name, why(basis), travellers.length * fee.quantity, unitMinor, false)
}

const when = (fee: NeededFee) => `Day ${fee.day}${fee.quantity > 1 ? `, ${fee.quantity} times` : ''}`

function line(
  kind: PriceLine['kind'],
  label: string,
  reason: string,
  quantity: number,
  unitMinor: number,
  refundable: boolean,
): PriceLine {
  const amountMinor = quantity * unitMinor
  return { kind, label, reason, quantity, unitMinor, amountMinor, refundable, vatMinor: 0, ladder: 'tours' }
}
