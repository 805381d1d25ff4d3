import { hotelAvailabilityWords } from '../../words/admin/content/hotel-availability.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { rateSheetWords } from '../../words/admin/content/rate-sheet.ts'
import { contentKind } from '../content/content-kind.ts'
import { degreesOf, periodFields } from '../content/fact-fields.ts'
import { pictureField, picturesField } from '../editor/pictures/pictures-field.tsx'
import { hotelColumns } from './hotel-columns.tsx'
import { hotelSeasonsField, roomsField } from './hotel-fields.tsx'
import { hotelPeriods } from './later-rates.ts'
import { laterRatesField } from './later-rates-sheet.tsx'

/** Hotels in the admin area. */
export const hotelKind = contentKind('hotel', (read) => {
  const words = read(hotelAdminWords)
  const { fields, policy } = words
  const importRates = read(rateSheetWords).open
  return {
    names: 'name',
    words: words.list,
    columns: hotelColumns(read),
    opens: [
      { path: 'availability', words: read(hotelAvailabilityWords).open, live: true, needs: 'content:read' },
      { path: 'rates', words: importRates, needs: 'content:write' },
    ],
    besideAll: { path: 'rates', words: importRates },
    shape: [
      {
        id: 'property',
        title: words.parts.property,
        fields: [
          { key: 'name', as: 'text', most: 60, wide: true, ...fields.name },
          { key: 'slug', as: 'slug', from: 'name', folder: '/hotel-details', wide: true, ...fields.slug },
          { key: 'placeId', as: 'pick', from: 'places', ...fields.placeId },
          { key: 'kind', as: 'text', most: 40, ...fields.kind },
          { key: 'stars', as: 'degree', options: degreesOf(words.starWords), ...fields.stars },
          { key: 'altitudeM', as: 'number', unit: words.metres, ...fields.altitudeM },
          { key: 'lat', as: 'number', ...fields.lat },
          { key: 'lng', as: 'number', ...fields.lng },
          { key: 'accessNote', as: 'text', lines: 2, most: 300, wide: true, ...fields.accessNote },
          { key: 'amenities', as: 'texts', ...fields.amenities },
          { key: 'fictional', as: 'yes', ...fields.fictional },
        ],
      },
      {
        id: 'rooms',
        title: words.parts.rooms,
        lede: words.roomsLede,
        fields: [
          {
            key: 'board',
            as: 'choice',
            options: Object.entries(words.boards).map(([value, text]) => ({ value, words: text })),
            ...fields.board,
          },
          { key: 'rooms', as: 'widget', widget: roomsField, ...fields.rooms },
          ...periodFields(read, hotelPeriods, [
            { key: 'highSeasons', as: 'widget', widget: hotelSeasonsField, ...fields.highSeasons },
            { key: 'rates', as: 'widget', widget: laterRatesField, label: words.rates.title },
          ]),
        ],
      },
      {
        id: 'season',
        title: words.parts.season,
        fields: [
          { key: 'highSeasons', as: 'widget', widget: hotelSeasonsField, ...fields.highSeasons },
          {
            key: 'openMonths',
            as: 'choices',
            options: read.format.months.map((text, month) => ({ value: String(month + 1), words: text })),
            ...fields.openMonths,
          },
          { key: 'minimumNights', as: 'number', unit: words.nights, ...fields.minimumNights },
          {
            key: 'childPolicy',
            as: 'group',
            fields: [
              { key: 'freeUnder', as: 'number', unit: words.years, ...policy.freeUnder },
              { key: 'halfFrom', as: 'number', unit: words.years, ...policy.halfFrom },
              { key: 'halfTo', as: 'number', unit: words.years, ...policy.halfTo },
              { key: 'percent', as: 'number', unit: words.percent, ...policy.percent },
              { key: 'adultFrom', as: 'number', unit: words.years, ...policy.adultFrom },
              { key: 'minimumAge', as: 'number', unit: words.years, ...policy.minimumAge },
            ],
            ...fields.childPolicy,
          },
          { key: 'notes', as: 'texts', ...fields.notes },
        ],
      },
      {
        id: 'pictures',
        title: words.parts.pictures,
        fields: [
          { key: 'cover', as: 'widget', widget: pictureField, ...fields.cover },
          { key: 'pictures', as: 'widget', widget: picturesField, ...fields.pictures },
        ],
      },
    ],
  }
})
