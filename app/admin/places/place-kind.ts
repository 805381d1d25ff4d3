import { placeAdminWords } from '../../words/admin/content/places.ts'
import type { ContentKind } from '../content/content-kind.ts'
import { entryFolders } from '../content/entry-folders.ts'
import { choice, count, line } from '../content/fact-fields.ts'
import { placesSiblings } from './places-siblings.ts'

const { places: words } = placeAdminWords
const { fields: f } = words

/** Places in the admin area. */
export const placeKind: ContentKind = {
  kind: 'place',
  folder: entryFolders.place,
  names: 'name',
  words,
  beside: placesSiblings,
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
