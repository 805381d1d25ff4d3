import { rateAdminWords } from '../../words/admin/content/rates.ts'
import { factWords } from '../../words/admin/facts.ts'
import { contentKind } from '../content/content-kind.ts'
import {
  choice,
  confidenceField,
  count,
  dollars,
  group,
  line,
  lines,
  list,
  periodFields,
  yearField,
} from '../content/fact-fields.ts'
import { pictureField } from '../editor/pictures/pictures-field.tsx'
import { carPeriods } from './car-periods.ts'

const { cars: words } = rateAdminWords
const { fields: f } = words
const rates = [dollars('lowMinor', f.lowMinor), dollars('highMinor', f.highMinor)]

/** Classes of cars in the admin area. */
export const carKind = contentKind({
  kind: 'car',
  names: 'name',
  words,
  shape: [
    {
      id: 'car',
      title: words.parts.car,
      fields: [
        line('name', f.name),
        line('models', f.models),
        count('seats', f.seats),
        line('luggage', f.luggage),
        choice('transmission', f.transmission, words.gears),
        line('drive', f.drive),
        count('fleet', f.fleet),
        { key: 'airConditioning', as: 'yes', ...f.airConditioning },
        list('bestFor', f.bestFor),
        { key: 'picture', as: 'widget', widget: pictureField, ...f.picture },
      ],
    },
    {
      id: 'rates',
      title: words.parts.rates,
      lede: words.ledes.rates,
      fields: [
        group('selfDrive', f.selfDrive, rates),
        group('withDriver', f.withDriver, rates),
        count('kilometresPerDay', f.kilometresPerDay),
        dollars('extraKilometreMinor', f.extraKilometreMinor),
        dollars('depositMinor', f.depositMinor),
        dollars('excessMinor', f.excessMinor),
        yearField,
        confidenceField,
        ...periodFields(carPeriods, [
          group('selfDrive', f.selfDrive, rates),
          group('withDriver', f.withDriver, rates),
          count('kilometresPerDay', f.kilometresPerDay),
          dollars('extraKilometreMinor', f.extraKilometreMinor),
          dollars('borderFeeMinor', f.borderFeeMinor),
        ]),
      ],
    },
    {
      id: 'border',
      title: words.parts.border,
      fields: [
        group('border', f.border, [
          { key: 'countries', as: 'picks', from: 'countries', wide: true, ...f.countries },
          dollars('feeMinor', f.feeMinor),
          count('noticeDays', f.noticeDays),
          lines('yellowCard', f.yellowCard),
          list('documents', f.documents),
        ]),
      ],
    },
    {
      id: 'terms',
      title: words.parts.terms,
      fields: [
        count('minimumDriverAge', f.minimumDriverAge, factWords.years),
        count('licenceYears', f.licenceYears, factWords.years),
        lines('fuelPolicy', f.fuelPolicy),
        list('notes', f.notes),
      ],
    },
  ],
})
