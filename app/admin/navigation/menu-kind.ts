import { deskMenuWords as words } from '../../words/admin/content/menus.ts'
import type { DeskKind } from '../content/content-kind.ts'
import { entryFolders } from '../content/entry-folders.ts'
import { frameBeside } from './navigation-siblings.ts'
import { MenuLook } from './menu-preview.tsx'
import { targetFields } from './target-fields.ts'

const { fields: f } = words

/** The menus of the site at the desk. */
export const menuDesk: DeskKind = {
  kind: 'menu',
  folder: entryFolders.menu,
  names: 'name',
  words: words.list,
  hasNoAddress: true,
  beside: frameBeside,
  Look: MenuLook,
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
