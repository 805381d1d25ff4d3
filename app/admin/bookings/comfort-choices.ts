import type { SoldPackage } from '#features/packages/published-package.ts'
import { pricedComforts } from '#features/pricing/packages/package-rates.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { comfortWords } from '../../words/comforts.ts'

/** The accommodation levels in which a package is sold, for a select. */
export const comfortChoices = (read: ReadWords, { comforts, rates }: Pick<SoldPackage, 'comforts' | 'rates'>) =>
  comforts
    .filter(({ comfort }) => pricedComforts(rates).includes(comfort))
    .map(({ comfort }) => ({ value: comfort, words: read(comfortWords)[comfort] }))
