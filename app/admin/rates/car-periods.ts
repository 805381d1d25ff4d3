import { type Raise, raised } from '#features/pricing/raise-rate.ts'
import type { PeriodRules } from '../editor/periods/period-rules.ts'

type Tree = Record<string, unknown>

const dayRates = ['selfDrive', 'withDriver'] as const

/** Rate periods of cars: what a day costs, the kilometres, and the papers for abroad. */
export const carPeriods: PeriodRules = {
  first: ({ selfDrive, withDriver, kilometresPerDay, extraKilometreMinor, border }) => ({
    selfDrive,
    withDriver,
    kilometresPerDay,
    extraKilometreMinor,
    borderFeeMinor: treeOf(border).feeMinor ?? null,
  }),
  asFirst: ({ border }, { selfDrive, withDriver, kilometresPerDay, extraKilometreMinor, borderFeeMinor }) => ({
    selfDrive,
    withDriver,
    kilometresPerDay,
    extraKilometreMinor,
    border: borderFeeMinor === null || !border ? border : { ...treeOf(border), feeMinor: borderFeeMinor },
  }),
  raise: (period, raise) => ({
    ...period,
    ...Object.fromEntries(dayRates.map((key) => [key, raisedRates(period[key], raise)])),
    // A kilometre costs cents: a step of dollars would multiply it.
    extraKilometreMinor: raisedAmount(period.extraKilometreMinor, { ...raise, stepMinor: 1 }),
    borderFeeMinor: raisedAmount(period.borderFeeMinor, raise),
  }),
  amounts: (period) => {
    const days = dayRates.flatMap((key) =>
      Object.entries(treeOf(period[key])).map(([season, minor]) => [`${key} ${season}`, minor]),
    )
    const all = [...days, ['kilometre', period.extraKilometreMinor], ['border', period.borderFeeMinor]]
    return new Map(all.filter((one): one is [string, number] => typeof one[1] === 'number'))
  },
}

const treeOf = (value: unknown): Tree => (typeof value === 'object' && value !== null ? (value as Tree) : {})

const raisedAmount = (value: unknown, raise: Raise) =>
  typeof value === 'number' && value > 0 ? raised(value, raise) : (value ?? null)

const raisedRates = (rates: unknown, raise: Raise) =>
  rates && Object.fromEntries(Object.entries(treeOf(rates)).map(([key, value]) => [key, raisedAmount(value, raise)]))
