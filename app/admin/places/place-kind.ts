import { placeAdminWords } from '../../words/admin/content/places.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, count, line } from '../content/fact-fields.ts'

/** Places in the admin area. */
export const placeKind = contentKind('place', (read) => {
  const { places: words } = read(placeAdminWords)
  const { fields: f } = words
  return {
    names: 'name',
    words,
    hasNoPage: true,
    shape: [
      {
        id: 'place',
        title: words.part,
        fields: [
          line('name', f.name),
          choice('kind', f.kind, words.kinds),
          { key: 'countryId', as: 'pick', from: 'countries', ...f.countryId },
          count('lat', f.lat),
          count('lng', f.lng),
        ],
      },
    ],
  }
})
