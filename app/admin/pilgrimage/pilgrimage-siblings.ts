import { pilgrimageAdminWords } from '../../words/admin/content/pilgrimage.ts'
import { entryFolders } from '../content/entry-folders.ts'

const { beside } = pilgrimageAdminWords

/** The lists of Kibeho. */
export const pilgrimageSiblings = [
  { folder: entryFolders.pilgrimage, words: beside.pilgrimages },
  { folder: entryFolders.feast, words: beside.feasts },
  { folder: entryFolders.shrine, words: beside.shrine },
] as const
