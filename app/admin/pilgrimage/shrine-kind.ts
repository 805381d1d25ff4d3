import { pilgrimageAdminWords } from '../../words/admin/content/pilgrimage.ts'
import { factWords } from '../../words/admin/facts.ts'
import { contentKind } from '../content/content-kind.ts'
import { count, factFields, group, idField, line, lines, list, rows } from '../content/fact-fields.ts'
import type { Field } from '../editor/shape.ts'

/** The guide of the shrine in the admin area. */
export const shrineKind = contentKind('shrine', (read) => {
  const fact = read(factWords)
  const { confidenceField, yearField, sourceField } = factFields(read)
  const { shrine: words } = read(pilgrimageAdminWords)
  const { fields: f, ones, units } = words

  const flash: readonly Field[] = [idField, lines('text', f.text), confidenceField]
  const minutes = count('minutes', f.minutes, fact.minutes)
  return {
    names: 'name',
    words: words.list,
    shape: [
      {
        id: 'shrine',
        title: words.parts.shrine,
        fields: [line('name', f.name), count('altitudeM', f.altitudeM, units.metres), yearField],
      },
      {
        id: 'mass',
        title: words.parts.mass,
        fields: [
          group('mass', f.mass, [
            line('source', f.massSource),
            yearField,
            confidenceField,
            rows('times', f.times, ones.time, [idField, line('what', f.what), line('when', f.when)]),
          ]),
          group('quietWeeks', f.quietWeeks, [lines('text', f.text), confidenceField]),
        ],
      },
      {
        id: 'places',
        title: words.parts.places,
        fields: [
          rows('places', f.places, ones.place, [
            idField,
            line('name', f.name),
            minutes,
            list('facts', f.facts),
            sourceField,
            confidenceField,
          ]),
          rows('activities', f.activities, ones.activity, [
            idField,
            line('name', f.name),
            line('place', f.place),
            minutes,
            count('feeUsd', f.feeUsd),
            line('note', f.note),
            confidenceField,
          ]),
        ],
      },
      {
        id: 'ways',
        title: words.parts.ways,
        fields: [
          rows('ways', f.ways, ones.way, [
            { key: 'place', as: 'pick', from: 'places', ...f.wayFrom },
            count('km', f.km, units.km),
            minutes,
            confidenceField,
            lines('notice', f.notice),
          ]),
          rows('lodging', f.lodging, ones.bed, [line('name', f.name), line('price', f.price), ...flash, sourceField]),
        ],
      },
      {
        id: 'rules',
        title: words.parts.rules,
        fields: [
          rows('etiquette', f.etiquette, ones.line, flash),
          rows('onFoot', f.onFoot, ones.line, flash),
          rows('groupRules', f.groupRules, ones.line, flash),
          list('packing', f.packing),
          rows('costs', f.costs, ones.line, flash),
        ],
      },
      {
        id: 'more',
        title: words.parts.more,
        fields: [
          group('rosary', f.rosary, [minutes, list('days', f.days), list('sorrows', f.sorrows), lines('origin', f.origin)]),
          rows('combinable', f.combinable, ones.place, [
            line('name', f.name),
            line('country', f.country),
            count('minutes', f.away, fact.minutes),
            lines('notice', f.notice),
            ...flash,
            sourceField,
          ]),
          rows('facts', f.facts, ones.line, [...flash, sourceField]),
        ],
      },
    ],
  }
})
