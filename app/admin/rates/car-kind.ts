import { rateAdminWords } from '../../words/admin/content/cars-freight-extras.ts'
import { factWords } from '../../words/admin/facts.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, count, dollars, factFields, group, line, lines, list, periodFields } from '../content/fact-fields.ts'
import { pictureField } from '../editor/pictures/pictures-field.tsx'
import { carPeriods } from './car-periods.ts'

/** Classes of cars in the admin area. */
export const carKind = contentKind('car', (read) => {
  const fact = read(factWords)
  const { confidenceField, yearField } = factFields(read)
  const { cars: words } = read(rateAdminWords)
  const { fields: f } = words
  const rates = [dollars('lowMinor', f.lowMinor), dollars('highMinor', f.highMinor)]
  return {
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
          ...periodFields(read, carPeriods, [
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
          count('minimumDriverAge', f.minimumDriverAge, fact.years),
          count('licenceYears', f.licenceYears, fact.years),
          lines('fuelPolicy', f.fuelPolicy),
          list('notes', f.notes),
        ],
      },
    ],
  }
})
