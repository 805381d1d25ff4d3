import { ageOn, type Day, daysBetween } from '#values/dates.ts'
import { roundHalfAway } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lineMessage } from '../line-text.ts'
import { worded } from '../lines/english-line.ts'
import type { PriceLine } from '../price-line.ts'
import { laterPeriodOn, type RatesNotPublished, unpublishedOn } from '../rate-periods.ts'
import { type HireTimes, periodDays, startedPeriods } from './hire-days.ts'
import { type BorderTerms, type HireRates, hireRatesOn } from './hire-rates.ts'
import { type HireSeason, seasonOf } from './hire-season.ts'

/** Whoever drives where no driver is hired. */
type OwnDriver = { bornOn: Day; licensedSince: Day }

export type HireInput = HireTimes & {
  vehicles: number
  withDriver: boolean
  /** 'later' for a price that is only shown: nobody is asked for a birth day before they see it. Not read with a driver hired. */
  driver: OwnDriver | 'later' | null
  /** Countries besides Rwanda, by id. */
  abroad: readonly string[]
  /** The day in Kigali on which it is asked. */
  bookedOn: Day
}

export type HireRefusal =
  | { reason: 'no-vehicles' }
  | { reason: 'too-many-vehicles'; most: number }
  | { reason: 'dates-wrong' }
  | { reason: 'hire-by-quote'; fromDays: number }
  | RatesNotPublished
  | { reason: 'not-without-driver' }
  | { reason: 'not-with-driver' }
  | { reason: 'driver-unknown' }
  | { reason: 'driver-too-young'; minimumAge: number }
  | { reason: 'licence-too-new'; years: number }
  | { reason: 'not-abroad'; country: string }
  | { reason: 'notice-too-short'; noticeDays: number }

/** The most cars that one hire may have, where the fleet is not smaller. */
const mostVehicles = 10

/** From so many days a hire is by quote, and from so many each day costs less; the smaller figure where the market has a range. */
const byQuoteFrom = 30
const lengthBands = [
  { fromDays: 14, percent: 10 },
  { fromDays: 7, percent: 5 },
]

/**
 * Prices a hire line by line in USD cents, without value added tax: each started period of 24 hours at the rate of the rate period and
 * the season it begins in, less for long hires, and papers for abroad. Refuses what docs/cars.md, 'What we refuse', lists.
 */
export function priceHire(vehicleClass: HireRates, input: HireInput): Outcome<PriceLine[], HireRefusal> {
  const most = Math.min(mostVehicles, vehicleClass.fleet)
  if (!Number.isInteger(input.vehicles) || input.vehicles < 1) return refused({ reason: 'no-vehicles' })
  if (input.vehicles > most) return refused({ reason: 'too-many-vehicles', most })
  const periods = startedPeriods(input)
  const startsOn = input.from.slice(0, 10)
  if (periods === undefined || startsOn < input.bookedOn) return refused({ reason: 'dates-wrong' })
  if (periods >= byQuoteFrom) return refused({ reason: 'hire-by-quote', fromDays: byQuoteFrom })
  const days = periodDays(input)
  const unpublished = unpublishedOn(vehicleClass, days.at(-1) ?? startsOn)
  if (unpublished) return refused(unpublished)
  const stretches = stretchesOf(vehicleClass, days, input.withDriver)
  if (!stretches) return refused({ reason: input.withDriver ? 'not-with-driver' : 'not-without-driver' })
  const refusal = driverRefusal(vehicleClass, input, startsOn) ?? borderRefusal(vehicleClass.border, input, startsOn)
  if (refusal) return refused(refusal)
  const { border } = hireRatesOn(vehicleClass, startsOn)
  const papers = border && input.abroad.length > 0 ? [papersLine(border, input.vehicles)] : []
  return done([...dayLines(vehicleClass, stretches, input), ...papers])
}

function driverRefusal(vehicleClass: HireRates, input: HireInput, startsOn: Day): HireRefusal | undefined {
  const { minimumDriverAge: minimumAge, licenceYears: years } = vehicleClass
  if (input.withDriver || input.driver === 'later') return undefined
  if (!input.driver) return { reason: 'driver-unknown' }
  if (ageOn(input.driver.bornOn, startsOn) < minimumAge) return { reason: 'driver-too-young', minimumAge }
  if (ageOn(input.driver.licensedSince, startsOn) < years) return { reason: 'licence-too-new', years }
  return undefined
}

function borderRefusal(border: BorderTerms | null, input: HireInput, startsOn: Day): HireRefusal | undefined {
  const closed = input.abroad.find((country) => !border?.countries.includes(country))
  if (closed !== undefined) return { reason: 'not-abroad', country: closed }
  if (!border || input.abroad.length === 0) return undefined
  const { noticeDays } = border
  return daysBetween(input.bookedOn, startsOn) < noticeDays ? { reason: 'notice-too-short', noticeDays } : undefined
}

/** The days of a hire in one season of one rate period, and what one of them costs. */
type Stretch = { season: HireSeason; days: number; listedMinor: number; since: Day | undefined }

/** A hire by rate periods and seasons; undefined where one of the periods does not offer it, with or without a driver. */
function stretchesOf(vehicleClass: HireRates, days: readonly Day[], withDriver: boolean): Stretch[] | undefined {
  const periods = [...Map.groupBy(days, (day) => laterPeriodOn(vehicleClass, day)?.from)]
  const stretches = periods.map(([from, own]) => {
    const of = hireRatesOn(vehicleClass, own[0] ?? '')
    const rates = withDriver ? of.withDriver : of.selfDrive
    return (
      rates &&
      [...Map.groupBy(own, seasonOf)].map(([season, { length }]) => ({
        season,
        days: length,
        listedMinor: season === 'high' ? rates.highMinor : rates.lowMinor,
        since: periods.length > 1 ? from : undefined,
      }))
    )
  })
  return stretches.every((one) => one !== null) ? stretches.flat() : undefined
}

function dayLines(vehicleClass: HireRates, stretches: readonly Stretch[], input: HireInput): PriceLine[] {
  const length = stretches.reduce((sum, { days }) => sum + days, 0)
  const band = lengthBands.find(({ fromDays }) => length >= fromDays)
  const driver = input.withDriver ? 'hired' : 'own'
  const car = { name: vehicleClass.name, of: 'car', at: 'name' } as const
  const percent = band?.percent ?? 0
  return stretches.map(({ season, days, listedMinor, since }) => {
    // The lower rate of a day is what is agreed, so it is the figure that is rounded.
    const unitMinor = roundHalfAway((listedMinor * (100 - percent)) / 100)
    const quantity = days * input.vehicles
    const dated = since ? { period: 'later', since: { day: since } } : { period: 'only', since: '' }
    const length = { cars: input.vehicles, days, fromDays: band?.fromDays ?? 0, percent }
    return worded({
      kind: 'vehicle',
      label: lineMessage('hire', { car, driver }),
      reason: lineMessage('hireReason', { ...length, ...dated, season, driver }),
      quantity,
      unitMinor,
      amountMinor: quantity * unitMinor,
      refundable: true,
      vatMinor: 0,
      ladder: 'cars',
    })
  })
}

const papersLine = ({ feeMinor, yellowCard }: BorderTerms, vehicles: number): PriceLine =>
  worded({
    kind: 'extra',
    label: lineMessage('papers', {}),
    reason: lineMessage('papersReason', { yellowCard: { name: yellowCard, of: 'car', at: 'border.yellowCard' } }),
    quantity: vehicles,
    unitMinor: feeMinor,
    amountMinor: vehicles * feeMinor,
    refundable: true,
    vatMinor: 0,
    ladder: 'cars',
  })
