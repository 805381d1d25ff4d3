import { menuAdminWords as words } from '../../words/admin/content/menus.ts'
import type { ContentKind } from '../content/content-kind.ts'
import { entryFolders } from '../content/entry-folders.ts'
import { MenuPreview } from './menu-preview.tsx'
import { navigationSiblings } from './navigation-siblings.ts'
import { targetFields } from './target-fields.ts'

const { fields: f } = words

/** The menus of the site in the admin area. */
export const menuKind: ContentKind = {
  kind: 'menu',
  folder: entryFolders.menu,
  names: 'name',
  words: words.list,
  hasNoAddress: true,
  beside: navigationSiblings,
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
            ...targetFields,
          ],
          ...f.links,
        },
      ],
    },
  ],
}
