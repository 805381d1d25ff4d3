import { deskMenuWords } from '../../words/admin/content/menus.ts'
import { entryFolders } from '../content/entry-folders.ts'

const { beside } = deskMenuWords

/** What stands around every page of the site. */
export const frameBeside = [
  { folder: entryFolders.menu, words: beside.menus },
  { folder: entryFolders.notice, words: beside.notices },
] as const
