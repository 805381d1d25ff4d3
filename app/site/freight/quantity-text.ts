import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import type { freightWords } from '../../words/freight.ts'

export type FreightWords = Words<typeof freightWords.tree>

export const cbmText = (cbm: number, { sum }: FreightWords, format: Formatter) => sum.cbm({ cbm: format.number(cbm) })

/** Kilograms or tonnes. */
export const weightText = (unit: 'kg' | 'tonne', value: number, { sum }: FreightWords, format: Formatter) =>
  unit === 'kg' ? sum.kg({ kg: format.number(value, 1) }) : sum.tonnes({ tonnes: format.number(value) })
