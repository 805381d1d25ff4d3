import type { SoldPackage } from '#features/packages/published-package.ts'
import { pricedComforts } from '#features/pricing/packages/package-rates.ts'
import { comfortNames } from '../../words/admin/content/site-names.ts'

/** The accommodation levels in which a package is sold, for a select. */
export const comfortChoices = ({ comforts, rates }: Pick<SoldPackage, 'comforts' | 'rates'>) =>
  comforts
    .filter(({ comfort }) => pricedComforts(rates).includes(comfort))
    .map(({ comfort }) => ({ value: comfort, words: comfortNames[comfort] }))
