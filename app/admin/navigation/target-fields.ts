import { menuAdminWords } from '../../words/admin/content/menus.ts'
import type { Field } from '../editor/shape.ts'

const { fields: f } = menuAdminWords

/** The target of a link: a page of this site, or another site. One of the two is filled in. */
export const targetFields: readonly Field[] = [
  { key: 'page', as: 'pick', from: 'sitePages', ...f.page },
  { key: 'address', as: 'text', ...f.address },
]
