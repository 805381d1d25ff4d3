import { placeAdminWords } from '../../words/admin/content/places.ts'
import { factWords } from '../../words/admin/facts.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, count, dollars, factFields, line } from '../content/fact-fields.ts'

/** Permits and park fees in the admin area. */
export const feeKind = contentKind('fee', (read) => {
  const fact = read(factWords)
  const { confidenceField, yearField } = factFields(read)
  const { fees: words } = read(placeAdminWords)
  const { fields: f } = words
  return {
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
          count('minimumAge', f.minimumAge, fact.years),
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
          count('childFrom', f.childFrom, fact.years),
          count('childTo', f.childTo, fact.years),
          dollars('childMinor', f.childMinor),
        ],
      },
    ],
  }
})
