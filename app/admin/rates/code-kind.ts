import { rateAdminWords } from '../../words/admin/content/cars-freight-extras.ts'
import { contentKind } from '../content/content-kind.ts'
import { count, dollars, line, optionsOf } from '../content/fact-fields.ts'

/** Discount codes in the admin area. */
export const codeKind = contentKind('code', (read) => {
  const { codes: words, sold } = read(rateAdminWords)
  const { fields: f } = words
  return {
    names: 'name',
    words,
    hasNoPage: true,
    shape: [
      {
        id: 'code',
        title: words.part,
        fields: [
          line('name', f.name),
          line('code', f.code),
          count('percent', f.percent, '%'),
          dollars('amountMinor', f.amountMinor),
          { key: 'fromDay', as: 'day', ...f.fromDay },
          { key: 'untilDay', as: 'day', ...f.untilDay },
          count('mostUses', f.mostUses),
          { key: 'kinds', as: 'choices', options: optionsOf(sold), ...f.kinds },
        ],
      },
    ],
  }
})
