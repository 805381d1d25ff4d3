import { countryRules, yearsFor } from '#features/places/country-guide.ts'
import { countryAdminWords } from '../../words/admin/content/countries.ts'
import { factWords } from '../../words/admin/facts.ts'
import { countryContentWords } from '../../words/country-content.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, count, dollars, factFields, group, line, lines, list, rows } from '../content/fact-fields.ts'
import { monthsField } from '../editor/field-widgets.tsx'
import { pictureField } from '../editor/pictures/pictures-field.tsx'
import type { Field } from '../editor/shape.ts'

/** Countries in the admin area. */
export const countryKind = contentKind('country', (read) => {
  const fact = read(factWords)
  const guide = read(countryContentWords)
  const { confidenceField, yearField, sourcesField, monthsChoice } = factFields(read)
  const words = read(countryAdminWords)
  const { fields: f, ones } = words

  const statement: readonly Field[] = [list('text', f.text), sourcesField, yearField, confidenceField]
  return {
    names: 'name',
    words: words.list,
    shape: [
      {
        id: 'country',
        title: words.parts.country,
        fields: [
          line('name', f.name),
          line('capital', f.capital),
          { ...lines('sentence', fact.sentence), as: 'text', most: 160 },
          lines('lede', fact.lede),
          { key: 'cover', as: 'widget', widget: pictureField, ...fact.cover },
          lines('advisory', f.advisory),
          group('capitalAt', f.capitalAt, [count('lat', f.lat), count('lng', f.lng)]),
          yearField,
        ],
      },
      {
        id: 'rules',
        title: words.parts.rules,
        lede: words.ledes.rules,
        fields: [
          line('visaShort', f.visaShort),
          group(
            'rules',
            f.rules,
            countryRules.map((rule) => group(rule, { label: guide.rules[rule] }, statement)),
          ),
          group('sharedVisa', f.sharedVisa, [
            dollars('feeMinor', f.feeMinor),
            count('days', f.days),
            group('statement', f.statement, statement),
          ]),
        ],
      },
      {
        id: 'season',
        title: words.parts.season,
        lede: words.ledes.season,
        fields: [
          group(
            'years',
            f.years,
            yearsFor.map((what) => ({ key: what, as: 'widget', widget: monthsField, label: guide.year[what] })),
          ),
          list('yearNotes', f.yearNotes),
          rows('rains', f.rains, ones.rain, [
            line('name', f.rainName),
            line('words', f.rainWords),
            monthsChoice('months', f.months),
            monthsChoice('heaviest', f.heaviest),
          ]),
          list('dry', f.dry),
        ],
      },
      {
        id: 'facts',
        title: words.parts.facts,
        fields: [
          group('currency', f.currency, [
            line('code', f.code),
            line('name', f.currencyName),
            count('perUsd', f.perUsd),
            line('note', f.note),
            yearField,
            confidenceField,
          ]),
          list('languages', f.languages),
          line('timeZone', f.timeZone),
          line('utcOffset', f.utcOffset),
          line('diallingCode', f.diallingCode),
          count('voltage', f.voltage, words.units.volts),
          choice('drivingSide', f.drivingSide, words.sides),
          list('plugs', f.plugs),
          rows('airports', f.airports, ones.airport, [line('code', f.code), line('name', f.name), line('note', f.note)]),
          lines('airportNote', f.airportNote),
        ],
      },
      {
        id: 'calendar',
        title: words.parts.calendar,
        fields: [
          rows('holidays', f.holidays, ones.holiday, [
            line('name', f.holidayName),
            line('on', f.on),
            line('rule', f.rule),
            line('impact', f.impact),
          ]),
          rows('events', f.events, ones.event, [
            line('name', f.name),
            line('when', f.when),
            lines('impact', f.impact),
            confidenceField,
          ]),
        ],
      },
      {
        id: 'roads',
        title: words.parts.roads,
        lede: words.ledes.roads,
        fields: [
          { key: 'hub', as: 'pick', from: 'places', ...f.hub },
          rows('legs', f.legs, ones.leg, [
            { key: 'to', as: 'pick', from: 'places', ...f.to },
            choice('status', f.status, words.roadStatus),
            count('minutes', f.minutes, words.units.minutes),
            count('least', f.least, words.units.minutes),
            count('most', f.most, words.units.minutes),
            confidenceField,
            lines('note', f.note),
          ]),
        ],
      },
    ],
  }
})
