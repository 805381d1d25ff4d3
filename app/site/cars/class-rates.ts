import type { VehicleClass } from '#features/cars/vehicle-class.ts'
import type { DayRates } from '#features/pricing/hires/hire-rates.ts'
import { moneyText, usd } from '#values/money.ts'
import { countryWords } from '../../words/booking-choice.ts'
import { carsPageWords } from '../../words/cars-page.ts'

const words = carsPageWords.rates
const money = (minor: number) => moneyText(usd(minor))

export type ClassRates = ReturnType<typeof classRates>

/** A row of the table of rates: every figure in words. */
export const classRates = (of: VehicleClass) => ({
  id: of.id,
  name: of.name,
  models: of.models,
  seats: of.seats,
  luggage: of.luggage,
  withDriver: ratesText(of.withDriver),
  self: ratesText(of.selfDrive),
  kilometres: of.kilometresPerDay,
  further: money(of.extraKilometreMinor),
  fuel: of.selfDrive ? words.fuelWord.both : words.fuelWord.driver,
  border: of.border
    ? words.abroad(of.border.countries.map((id) => countryWords[id] ?? id).join(', '), money(of.border.feeMinor))
    : words.stays,
})

const ratesText = (rates: DayRates | null) => (rates ? words.range(money(rates.lowMinor), money(rates.highMinor)) : words.notLet)

/** The rules of all classes: a figure, or a range where they differ. Amounts are those of classes that a visitor may drive. */
export function ruleFigures(classes: readonly VehicleClass[]) {
  const driven = classes.filter(({ selfDrive }) => selfDrive)
  const range = (of: (one: VehicleClass) => number, text: (value: number) => string = String) => {
    const [least, most] = [Math.min(...driven.map(of)), Math.max(...driven.map(of))]
    return least === most ? text(least) : words.range(text(least), text(most))
  }
  return {
    ages: range(({ minimumDriverAge }) => minimumDriverAge),
    licence: range(({ licenceYears }) => licenceYears),
    deposits: range(({ depositMinor }) => depositMinor, money),
    excess: range(({ excessMinor }) => excessMinor, money),
    papers: String(Math.max(...classes.map(({ border }) => border?.noticeDays ?? 0))),
  }
}

/** The rates of a class for search engines: from the cheapest hire in the low season to the dearest. */
export function classOffers(classes: readonly VehicleClass[]) {
  return classes.flatMap(({ name, models, selfDrive, withDriver }) => {
    const rates = [selfDrive, withDriver].filter((one) => one !== null)
    if (rates.length === 0) return []
    const [low, high] = [Math.min(...rates.map((one) => one.lowMinor)), Math.max(...rates.map((one) => one.highMinor))]
    return { name, models, low: (low / 100).toFixed(2), high: (high / 100).toFixed(2) }
  })
}
