import { parkAdminWords } from '../../words/admin/content/parks.ts'
import { factWords } from '../../words/admin/facts.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, count, degreesOf, dollars, factFields, group, idField, line, lines, list, rows } from '../content/fact-fields.ts'
import { monthsField } from '../editor/field-widgets.tsx'
import { pictureField } from '../editor/pictures/pictures-field.tsx'
import type { Field } from '../editor/shape.ts'

/** Parks and lakes in the admin area. */
export const parkKind = contentKind('park', (read) => {
  const fact = read(factWords)
  const { confidenceField, yearField, sourcesField, monthsChoice } = factFields(read)
  const words = read(parkAdminWords)
  const { fields: f, ones, units } = words

  const listed: readonly Field[] = [
    line('unit', f.unit),
    dollars('foreignMinor', f.foreignMinor),
    dollars('residentMinor', f.residentMinor),
    dollars('eacMinor', f.eacMinor),
    yearField,
    confidenceField,
  ]
  const away: readonly Field[] = [
    { key: 'placeId', as: 'pick', from: 'places', ...f.placeId },
    count('minutes', f.minutes, units.minutes),
  ]
  return {
    names: 'name',
    words: words.list,
    shape: [
      {
        id: 'park',
        title: words.parts.park,
        fields: [
          line('name', f.name),
          line('short', f.short),
          { ...lines('sentence', fact.sentence), as: 'text', most: 160 },
          lines('lede', fact.lede),
          { key: 'cover', as: 'widget', widget: pictureField, ...fact.cover },
          choice('status', f.status, words.status),
          { key: 'countryId', as: 'pick', from: 'countries', ...f.countryId },
          lines('statusNote', f.statusNote),
          line('kind', f.kind),
          count('position', f.position),
          count('lat', f.lat),
          count('lng', f.lng),
          count('areaKm2', f.areaKm2, units.km2),
          count('foundedIn', f.foundedIn),
          group('altitude', f.altitude, [count('from', f.from, units.metres), count('to', f.to, units.metres)]),
          lines('manager', f.manager),
          lines('heritage', f.heritage),
        ],
      },
      {
        id: 'visit',
        title: words.parts.visit,
        lede: words.ledes.visit,
        fields: [
          { key: 'entryFeeIds', as: 'picks', from: 'fees', wide: true, ...f.entryFeeIds },
          group('entry', f.entry, listed),
          list('entryNotes', f.entryNotes),
          line('openingHours', f.openingHours),
          line('airstrip', f.airstrip),
          group('hub', f.hub, away),
          group('fromCity', f.fromCity, away),
          rows('gates', f.gates, ones.gate, [line('name', f.name), count('lat', f.lat), count('lng', f.lng)]),
        ],
      },
      {
        id: 'activities',
        title: words.parts.activities,
        lede: words.ledes.activities,
        fields: [
          rows('activities', f.activities, ones.activity, [
            idField,
            line('name', f.name),
            line('start', f.start),
            count('hours', f.hours, units.hours),
            {
              key: 'walking',
              as: 'degree',
              options: degreesOf(words.walking),
              ...f.walking,
            },
            count('minimumAge', f.minimumAge, fact.years),
            count('groupMost', f.groupMost),
            count('dailyQuota', f.dailyQuota),
            { key: 'feeId', as: 'pick', from: 'fees', ...f.feeId },
            lines('notes', f.notes),
            group('fee', f.fee, listed),
            lines('feeNote', f.feeNote),
          ]),
        ],
      },
      {
        id: 'season',
        title: words.parts.season,
        fields: [
          { key: 'bestMonths', as: 'widget', widget: monthsField, ...f.bestMonths },
          rows('year', f.year, ones.span, [monthsChoice('months', f.months), lines('text', f.text)]),
        ],
      },
      {
        id: 'nature',
        title: words.parts.nature,
        fields: [
          list('species', f.species),
          count('birdSpecies', f.birdSpecies),
          rows('counts', f.counts, ones.count, [
            line('what', f.what),
            count('value', f.value),
            count('year', f.countYear),
            confidenceField,
          ]),
          list('facts', f.facts),
          sourcesField,
          yearField,
          confidenceField,
        ],
      },
    ],
  }
})
