import { rateAdminWords } from '../../words/admin/content/cars-freight-extras.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, count, dollars, factFields, line, list, rows } from '../content/fact-fields.ts'

/** Lanes of freight in the admin area. */
export const laneKind = contentKind('lane', (read) => {
  const { confidenceField, yearField } = factFields(read)
  const { lanes: words } = read(rateAdminWords)
  const { fields: f, units } = words
  return {
    names: 'origin',
    words,
    shape: [
      {
        id: 'lane',
        title: words.parts.lane,
        fields: [
          line('origin', f.origin),
          line('destination', f.destination),
          choice('mode', f.mode, words.modes),
          choice('status', f.status, words.status),
          line('via', f.via),
          count('km', f.km, units.km),
          count('daysLeast', f.daysLeast),
          count('daysMost', f.daysMost),
          line('daysFrom', f.daysFrom),
          yearField,
          confidenceField,
        ],
      },
      {
        id: 'rates',
        title: words.parts.rates,
        lede: words.ledes.rates,
        fields: [
          rows('rates', f.rates, words.one, [
            choice('per', f.per, words.pers),
            choice('size', f.size, words.sizes),
            count('fromKg', f.fromKg, units.kg),
            count('mostKg', f.mostKg, units.kg),
            count('fewestTonnes', f.fewestTonnes, units.tonnes),
            dollars('minor', f.minor),
            dollars('leastMinor', f.leastMinor),
            dollars('mostMinor', f.mostMinor),
            { key: 'documents', as: 'yes', ...f.documents },
          ]),
        ],
      },
      {
        id: 'papers',
        title: words.parts.papers,
        fields: [list('documents', f.papers), list('notes', f.notes)],
      },
    ],
  }
})
