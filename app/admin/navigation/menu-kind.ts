import { menuAdminWords } from '../../words/admin/content/menus.ts'
import { contentKind } from '../content/content-kind.ts'
import { MenuPreview } from './menu-preview.tsx'
import { targetFields } from './target-fields.ts'

/** The menus of the site in the admin area. */
export const menuKind = contentKind('menu', (read) => {
  const words = read(menuAdminWords)
  const { fields: f } = words
  return {
    names: 'name',
    words: words.list,
    hasNoAddress: true,
    Look: MenuPreview,
    shape: [
      {
        id: 'links',
        title: words.parts.links,
        lede: words.ledes.links,
        fields: [
          { key: 'title', as: 'text', most: 40, ...f.title },
          { key: 'text', as: 'text', most: 300, lines: 3, wide: true, ...f.text },
          {
            key: 'links',
            as: 'rows',
            one: words.link,
            empty: { label: '', page: null, address: '', hidden: false },
            fields: [
              { key: 'label', as: 'text', most: 40, ...f.label },
              { key: 'hidden', as: 'yes', ...f.hidden },
              ...targetFields(read),
            ],
            ...f.links,
          },
        ],
      },
    ],
  }
})
