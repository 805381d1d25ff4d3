import type { VehicleClass } from '#features/cars/vehicle-class.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { type DayRates, hireRatesOn } from '#features/pricing/hires/hire-rates.ts'
import { periodStarts } from '#features/pricing/rate-periods.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { addDays, type Day } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { periodText } from '../../shared/rate-period-text.ts'
import { carCountryWords } from '../../words/car-countries.ts'
import { carsAnswerWords } from '../../words/cars-answers.ts'
import { rateTableWords } from '../../words/rate-table.ts'

export type CarsAnswerWords = Words<typeof carsAnswerWords.tree>

const money = (minor: number, format: Formatter) => format.money(usd(minor))

/** The names of countries, by id. */
type CountryNames = Readonly<Record<string, string>>

export type ClassRates = ReturnType<typeof classRates>

/**
 * The table of rates on a first day, and for each rate period after it the classes whose rates are other ones then, with its days.
 * `classes` with the tax in their amounts.
 */
export function ratesByPeriod(classes: readonly VehicleClass[], first: Day, read: ReadWords) {
  const { format } = read
  const rateTable = read(rateTableWords)
  const days = [...new Set(classes.flatMap((of) => periodStarts(of, first)))].sort()
  const tables = [first, ...days.filter((day) => day > first)].map((from) => ({
    from,
    rates: classes.map((of) => classRates(hireRatesOn(of, from), read(carsAnswerWords), read(carCountryWords), format)),
  }))
  const changed = tables.map(({ from, rates }, at) => {
    const before = tables[at - 1]?.rates
    return { from, rates: rates.filter((row, nth) => !before || JSON.stringify(row) !== JSON.stringify(before[nth])) }
  })
  const different = changed.filter(({ rates }) => rates.length > 0)
  const endOf = (at: number) => {
    const next = different[at + 1]?.from
    return next && addDays(next, -1)
  }
  return {
    rates: tables[0]?.rates ?? [],
    days: different.length > 1 ? periodText(undefined, endOf(0), rateTable, format) : '',
    later: different.slice(1).map(({ from, rates }, at) => ({ days: periodText(from, endOf(at + 1), rateTable, format), rates })),
  }
}

/** A row of the table of rates: every figure in words. */
const classRates = (of: VehicleClass, words: CarsAnswerWords, countries: CountryNames, format: Formatter) => ({
  id: of.id,
  name: of.name,
  models: of.models,
  seats: of.seats,
  luggage: of.luggage,
  ...untranslatedOf(of, ['name', 'models', 'luggage']),
  withDriver: ratesText(of.withDriver, words, format),
  self: ratesText(of.selfDrive, words, format),
  kilometres: of.kilometresPerDay,
  further: money(of.extraKilometreMinor, format),
  fuel: of.selfDrive ? words.fuelWord.both : words.fuelWord.driver,
  border: of.border
    ? words.abroad({
        countries: of.border.countries.map((id) => countries[id] ?? id).join(', '),
        fee: money(of.border.feeMinor, format),
      })
    : words.stays,
})

const ratesText = (rates: DayRates | null, words: CarsAnswerWords, format: Formatter) =>
  rates ? words.range({ low: money(rates.lowMinor, format), high: money(rates.highMinor, format) }) : words.notLet

/** The rental conditions, each with its name. */
export function rentalConditions(
  classes: readonly VehicleClass[],
  words: CarsAnswerWords,
  format: Formatter,
): (readonly [name: string, text: string])[] {
  const { age, licence, deposit, excess, fuel, driver, night, fines, borders, parks } = words.rules
  const figures = ruleFigures(classes, words, format)
  return [
    [age.name, age.text(figures)],
    [licence.name, licence.text(figures)],
    [deposit.name, deposit.text(figures)],
    [excess.name, excess.text(figures)],
    ...[fuel, driver, night, fines].map(({ name, text }) => [name, text] as const),
    [borders.name, borders.text(figures)],
    [parks.name, parks.text],
  ]
}

/** The rules of all classes: a figure, or a range where they differ. Amounts are those of classes that a visitor may drive. */
function ruleFigures(classes: readonly VehicleClass[], words: CarsAnswerWords, format: Formatter) {
  const amount = (minor: number) => money(minor, format)
  const driven = classes.filter(({ selfDrive }) => selfDrive)
  const range = (of: (one: VehicleClass) => number, text: (value: number) => string = String) => {
    const [least, most] = [Math.min(...driven.map(of)), Math.max(...driven.map(of))]
    return least === most ? text(least) : words.range({ low: text(least), high: text(most) })
  }
  return {
    ages: range(({ minimumDriverAge }) => minimumDriverAge),
    licence: range(({ licenceYears }) => licenceYears),
    most: Math.max(...driven.map(({ licenceYears }) => licenceYears)),
    deposits: range(({ depositMinor }) => depositMinor, amount),
    excess: range(({ excessMinor }) => excessMinor, amount),
    papers: Math.max(...classes.map(({ border }) => border?.noticeDays ?? 0)),
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
