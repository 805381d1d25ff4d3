import { rateAdminWords } from '../../words/admin/content/cars-freight-extras.ts'
import { extraSupplierWords } from '../../words/admin/extra-supplier.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, count, dollars, line, lines, optionsOf } from '../content/fact-fields.ts'

/** Extras in the admin area. */
export const extraKind = contentKind('extra', (read) => {
  const { extras: words, sold } = read(rateAdminWords)
  const { fields: f } = words
  return {
    names: 'name',
    words,
    hasNoPage: true,
    opens: [{ path: 'supplier', words: read(extraSupplierWords).tab, live: true, needs: 'costs:read' }],
    shape: [
      {
        id: 'extra',
        title: words.part,
        fields: [
          { ...line('name', f.name), wide: true },
          lines('note', f.note),
          dollars('amountMinor', f.amountMinor),
          choice('unit', f.unit, words.units),
          count('mostPerBooking', f.mostPerBooking),
          { key: 'kinds', as: 'choices', options: optionsOf(sold), ...f.kinds },
          { key: 'activities', as: 'picks', from: 'fees', ...f.activities },
          { key: 'freeTimeIn', as: 'picks', from: 'places', ...f.freeTimeIn },
          choice('drive', f.drive, words.drives),
          choice('transfer', f.transfer, words.transfers),
        ],
      },
    ],
  }
})
