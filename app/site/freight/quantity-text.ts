import type { Words } from '../../languages/source.ts'
import type { freightWords } from '../../words/freight.ts'

export type FreightWords = Words<typeof freightWords.tree>

/** A figure with at most `digits` behind the point, and thousands set apart. */
export const figure = (value: number, digits = 1) => value.toLocaleString('en', { maximumFractionDigits: digits })

export const cbmText = (cbm: number, { sum }: FreightWords) => sum.cbm({ cbm: figure(cbm, 3) })

/** Kilograms or tonnes. */
export const weightText = (unit: 'kg' | 'tonne', value: number, { sum }: FreightWords) =>
  unit === 'kg' ? sum.kg({ kg: figure(value) }) : sum.tonnes({ tonnes: figure(value, 3) })
