import { menuAdminWords } from '../../words/admin/content/menus.ts'
import { entryFolders } from '../content/entry-folders.ts'

const { beside } = menuAdminWords

/** What stands around every page of the site. */
export const navigationSiblings = [
  { folder: entryFolders.menu, words: beside.menus },
  { folder: entryFolders.notice, words: beside.notices },
] as const
