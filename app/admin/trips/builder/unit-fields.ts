import type { UnitClass } from '#features/trips/hand-prices.ts'
import { ruleBounds } from '#features/trips/price-rule.ts'
import type { OptionLetter, UnitByHand } from '#features/trips/trip-option.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readAmount } from '#values/amount.ts'
import { tripFormWords } from '../../../words/admin/trips/trip-forms.ts'
import type { Fields } from './read-fields.ts'

const keyOf = (unit: UnitClass): string =>
  unit.line === 'single' ? 'single' : unit.childOf === null ? 'adult' : `child-${unit.childOf}`
/** The field in which it is typed. */
export const unitField = (letter: OptionLetter, unit: UnitClass) => `unit-${letter}-${keyOf(unit)}`

/** What a class of traveller is called. */
export function className(read: ReadWords, unit: UnitClass): string {
  const words = read(tripFormWords).options.units
  if (unit.line === 'single') return words.single
  return unit.childOf === null ? words.adult : words.child({ age: unit.childOf })
}

/** The prices by hand of an option, each with the reason that is typed once for all of them. An empty field is the price of the rules. */
export function readUnits(fields: Fields, letter: OptionLetter, classes: readonly UnitClass[]): UnitByHand[] {
  const { least, most } = ruleBounds.sellMinor
  const units = classes.flatMap((unit): UnitByHand[] => {
    const name = unitField(letter, unit)
    const text = fields.plain(name)
    if (text === '') return []
    const unitMinor = readAmount(text, 'USD')
    if (!(unitMinor >= least && unitMinor <= most)) fields.fault(name, 'amount-wrong')
    return [{ option: letter, unitMinor, reason: '', ...unit }]
  })
  const reason = fields.text(`unitReason-${letter}`, 300, units.length > 0 ? 'reason-missing' : undefined)
  return units.map((unit) => ({ ...unit, reason }))
}

/** What the form shows of them. */
export const unitValues = (units: readonly UnitByHand[]): [string, string][] =>
  units.flatMap((unit): [string, string][] => [
    [unitField(unit.option, unit), (unit.unitMinor / 100).toFixed(2)],
    [`unitReason-${unit.option}`, unit.reason],
  ])
