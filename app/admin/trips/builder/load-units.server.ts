import { isSameClass, type UnitClass, unitClasses } from '#features/trips/hand-prices.ts'
import { priceVersion } from '#features/trips/price-version.ts'
import type { TripVersion } from '#features/trips/trip-version.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { tripFormWords } from '../../../words/admin/trips/trip-forms.ts'
import { className, unitField } from './unit-fields.ts'

/** A field for each class of traveller of each option, with what the rules make of it. */
export function loadUnits(read: ReadWords, version: TripVersion) {
  const words = read(tripFormWords).options.units
  const classes = unitClasses(version)
  const ruled = priceVersion({ ...version, pricing: { ...version.pricing, unitsByHand: [] } })
  return version.options.flatMap(({ letter }, at) =>
    classes.map((unit) => {
      const lines = ruled.done ? (ruled.value.options[at]?.lines ?? []) : []
      const made = lines.flatMap((line) => {
        const of = classOf(line)
        return of && isSameClass(of, unit) ? [read.format.money(usd(line.unitMinor))] : []
      })
      return {
        letter,
        name: unitField(letter, unit),
        label: className(read, unit),
        hint: made.length > 0 ? words.ruled({ amounts: read.format.list(made) }) : '',
      }
    }),
  )
}

type PricedLine = Extract<ReturnType<typeof priceVersion>, { done: true }>['value']['options'][number]['lines'][number]

/** Of which class a line is, by what it says. */
function classOf({ kind, text }: PricedLine): UnitClass | undefined {
  if (kind === 'single') return { line: 'single' }
  const label = text?.label
  if (kind !== 'base' || !label || !('message' in label)) return undefined
  if (label.message === 'travellers') return { line: 'base', childOf: null }
  return label.message === 'child' ? { line: 'base', childOf: Number(label.values.age) } : undefined
}
