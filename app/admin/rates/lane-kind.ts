import { rateAdminWords } from '../../words/admin/content/rates.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, confidenceField, count, dollars, line, list, rows, yearField } from '../content/fact-fields.ts'

const { lanes: words } = rateAdminWords
const { fields: f, units } = words

/** Lanes of freight in the admin area. */
export const laneKind = contentKind({
  kind: 'lane',
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
})
