import { placeAdminWords } from '../../words/admin/content/places.ts'
import { factWords } from '../../words/admin/facts.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, confidenceField, count, dollars, line, yearField } from '../content/fact-fields.ts'

const { fees: words } = placeAdminWords
const { fields: f } = words

/** Permits and park fees in the admin area. */
export const feeKind = contentKind({
  kind: 'fee',
  names: 'name',
  words,
  shape: [
    {
      id: 'what',
      title: words.parts.what,
      fields: [
        { ...line('name', f.name), wide: true },
        { key: 'parkId', as: 'pick', from: 'parks', ...f.parkId },
        choice('kind', f.kind, words.kinds),
        choice('unit', f.unit, words.units),
        count('minimumAge', f.minimumAge, factWords.years),
        yearField,
        confidenceField,
      ],
    },
    {
      id: 'amounts',
      title: words.parts.amounts,
      lede: words.ledes.amounts,
      fields: [
        dollars('foreignMinor', f.foreignMinor),
        dollars('residentMinor', f.residentMinor),
        dollars('africanMinor', f.africanMinor),
        dollars('eacMinor', f.eacMinor),
      ],
    },
    {
      id: 'children',
      title: words.parts.children,
      lede: words.ledes.children,
      fields: [
        count('childFrom', f.childFrom, factWords.years),
        count('childTo', f.childTo, factWords.years),
        dollars('childMinor', f.childMinor),
      ],
    },
  ],
})
