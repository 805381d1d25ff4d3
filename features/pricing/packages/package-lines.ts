import { chargedFee, feeFor, type Residency, seatsInVehicle, vehiclesFor } from '#features/places/visitor-fee.ts'
import { roundHalfAway } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { adultFrom, childShare, payingTravellers } from '../child-share.ts'
import { type LineText, lineMessage } from '../line-text.ts'
import type { UnwordedLine } from '../lines/english-line.ts'
import type { RatesNotPublished } from '../rate-periods.ts'
import type { Comfort, PackagePrice, PackageRates, Season } from './package-rates.ts'

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
 * What a package costs a party in a season, line by line (`pricePackage`), without the English of the lines: what 'from' prices and price
 * tables are made of, in browsers too.
 */
export function linesInSeason(rates: PackageRates, season: Season, query: PriceQuery): Outcome<UnwordedLine[], PriceRefusal> {
  const most = query.mostTravellers ?? Number.POSITIVE_INFINITY
  if (query.travellers.length > most) return refused({ reason: 'party-too-large', most })
  const ages = query.travellers.map(({ age }) => age)
  const groupSize = query.groupSize ?? Math.max(payingTravellers(ages), 1)
  const sharing = rateFor(rates, query.comfort, season, 'sharing', groupSize)
  if (!sharing) return refused({ reason: 'no-rate' })
  const mostAlone = mostRoomsAlone(ages)
  if (query.singleRooms > mostAlone) return refused({ reason: 'too-many-single-rooms', most: mostAlone })

  const lines = baseLines(ages, sharing.amountMinor, { comfort: query.comfort, season, size: sharing.groupSize })
  if (query.singleRooms > 0) {
    const single = rateFor(rates, query.comfort, season, 'single', groupSize)
    if (!single) return refused({ reason: 'no-rate' })
    const label = lineMessage('single', { count: query.singleRooms })
    const unitMinor = Math.max(0, single.amountMinor - sharing.amountMinor)
    lines.push(line('single', { label, reason: lineMessage('singleReason', {}) }, query.singleRooms, unitMinor, true))
  }
  return done([...lines, ...feeLines(rates, query)])
}

/** Whom prices per person are for, wherever no party is known yet: an adult foreign visitor who shares a room. */
export const oneAdult = { travellers: [{ age: 30, residency: 'foreign' }], singleRooms: 0 } as const

/** What a rate is listed for. */
type Basis = { comfort: Comfort; season: Season; size: number }

function baseLines(ages: readonly number[], rate: number, basis: Basis): UnwordedLine[] {
  const adults = ages.filter((age) => age >= adultFrom).length
  const children = ages.filter((age) => age < adultFrom).sort((a, b) => b - a)
  const called = { label: lineMessage('travellers', { count: adults }), reason: lineMessage('base', basis) }
  const adultLine = line('base', called, adults, rate, true)
  const childLines = children.map((age) => {
    const percent = childShare(age, adults)
    const company = age < 6 || adults === 0 ? 'none' : adults === 1 ? 'one' : 'two'
    const reason = percent === 0 ? lineMessage('childFree', {}) : lineMessage('childShare', { ...basis, percent, company })
    return line('base', { label: lineMessage('child', { age }), reason }, 1, roundHalfAway((rate * percent) / 100), true)
  })
  return adults > 0 ? [adultLine, ...childLines] : childLines
}

type NeededFee = PackageRates['fees'][number]

type FeeQuery = Pick<PriceQuery, 'travellers' | 'groupSize' | 'seatsPerVehicle'>

/** What a package passes on for a party: permits, park fees and vehicle fees, also where it has no rate for the day or the party. */
export function feeLines({ fees }: Pick<PackageRates, 'fees'>, query: FeeQuery): UnwordedLine[] {
  return fees.flatMap((fee) => (fee.unit === 'vehicle' ? vehicleFeeLine(fee, query) : travellerFeeLines(fee, query.travellers)))
}

/** An age that no park takes for a child's. */
const adult = 99

function travellerFeeLines(fee: NeededFee, travellers: readonly PricedTraveller[]): UnwordedLine[] {
  const ageOf = ({ age, ageOnDay }: PricedTraveller) => ageOnDay?.(fee.day) ?? age
  const chargedOf = (traveller: PricedTraveller) => chargedFee(fee, traveller.residency, ageOf(traveller))
  const children = travellers.filter((traveller) => chargedOf(traveller).isAdultFee)
  const others = travellers.filter((traveller) => !children.includes(traveller))
  const classes = Map.groupBy(others, (traveller) => chargedOf(traveller).minor)
  const classLines = [...classes].map(([unitMinor, payers]) => {
    const isAdultRate = ({ residency }: PricedTraveller) => unitMinor === feeFor(fee, residency, adult)
    const named = new Map(
      payers.map((payer) => {
        const message = isAdultRate(payer) ? 'visitor' : 'visitorChild'
        return [`${message} ${payer.residency}`, lineMessage(message, { residency: payer.residency })]
      }),
    )
    const who = { list: [...named.values()] }
    return feeLine(fee, lineMessage('fee', { ...on(fee), who }), payers.length, unitMinor)
  })
  return [...classLines, ...children.map((child) => childFeeLine(fee, child, ageOf(child)))]
}

/**
 * The fee of a child whose own amount is not known. The promise of its sentence is kept by `childFee`: it makes the line a task for staff
 * until the park's amount is recorded (docs/pricing.md, 'Permits and park fees').
 */
function childFeeLine(fee: NeededFee, { residency }: PricedTraveller, age: number): UnwordedLine {
  const reason = lineMessage('childFee', { ...on(fee), age, residency })
  const childFee = { feeId: fee.id, day: fee.day, age, recorded: false }
  return { ...feeLine(fee, reason, 1, chargedFee(fee, residency, age).minor), childFee }
}

/**
 * A fee for each vehicle, at the foreign rate: a vehicle has no residency. A party on a date of its own pays whole vehicles;
 * on a departure each traveller pays a share of those that the minimum needs, so that two bookings never pay one vehicle twice.
 */
function vehicleFeeLine(
  fee: NeededFee,
  { travellers, groupSize, seatsPerVehicle: seats = seatsInVehicle }: FeeQuery,
): UnwordedLine {
  const vehicles = vehiclesFor(groupSize ?? travellers.length, seats)
  const values = { ...on(fee), vehicles, seats }
  if (groupSize === undefined) return feeLine(fee, lineMessage('vehicleFee', values), vehicles, fee.foreignMinor)
  const unitMinor = roundHalfAway((fee.foreignMinor * vehicles) / groupSize)
  return feeLine(fee, lineMessage('vehicleShare', { ...values, group: groupSize }), travellers.length, unitMinor)
}

/** When a fee is paid and of which year it is, as its sentences name it. */
const on = ({ day, quantity: times, asOf: year }: NeededFee) => ({ day, times, year })

/** A fee for each of `payers`, as often as the package has it. */
const feeLine = (fee: NeededFee, reason: LineText, payers: number, unitMinor: number): UnwordedLine =>
  line(fee.kind, { label: { name: fee.name, of: 'fee', at: 'name' }, reason }, payers * fee.quantity, unitMinor, false)

function line(
  kind: UnwordedLine['kind'],
  called: Pick<UnwordedLine, 'label' | 'reason'>,
  quantity: number,
  unitMinor: number,
  refundable: boolean,
): UnwordedLine {
  const amountMinor = quantity * unitMinor
  return { kind, ...called, quantity, unitMinor, amountMinor, refundable, vatMinor: 0, ladder: 'tours' }
}
