import { type Fraction, nothing, plus, times } from './fraction.ts'
import type { PricedItem } from './priced-item.ts'

/** An exact amount in US cents of what we sell ourselves: in Rwanda and abroad, which may bear another VAT. */
export type Portion = { home: Fraction; abroad: Fraction }

export const noPortion: Portion = { home: nothing, abroad: nothing }

/** An amount of an item, where the item is. */
export const portionAt = ({ isAbroad }: Pick<PricedItem, 'isAbroad'>, amount: Fraction): Portion =>
  isAbroad ? { home: nothing, abroad: amount } : { home: amount, abroad: nothing }

export const totalOf = ({ home, abroad }: Portion): Fraction => plus(home, abroad)
export const add = (one: Portion, other: Portion): Portion => ({
  home: plus(one.home, other.home),
  abroad: plus(one.abroad, other.abroad),
})
export const scale = ({ home, abroad }: Portion, by: Fraction): Portion => ({ home: times(home, by), abroad: times(abroad, by) })
export const sumOfPortions = (all: readonly Portion[]): Portion => all.reduce(add, noPortion)
