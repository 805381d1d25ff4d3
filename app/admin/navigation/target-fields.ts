import type { ReadWords } from '#platform/languages/read-words.ts'
import { menuAdminWords } from '../../words/admin/content/menus.ts'
import type { Field } from '../editor/shape.ts'

/** The target of a link: a page of this site, or another site. One of the two is filled in. */
export function targetFields(read: ReadWords): readonly Field[] {
  const { fields } = read(menuAdminWords)
  return [
    { key: 'page', as: 'pick', from: 'sitePages', ...fields.page },
    { key: 'address', as: 'text', ...fields.address },
  ]
}
