import type { SoldPackage } from '#features/packages/published-package.ts'
import { pricedComforts } from '#features/pricing/packages/package-rates.ts'
import { comfortWords } from '../../words/trade.ts'

/** The accommodation levels in which a package is sold, for a select. */
export const comfortChoices = ({ comforts, rates }: Pick<SoldPackage, 'comforts' | 'rates'>) =>
  comforts
    .filter(({ comfort }) => pricedComforts(rates).includes(comfort))
    .map(({ comfort }) => ({ value: comfort, words: comfortWords[comfort] }))
