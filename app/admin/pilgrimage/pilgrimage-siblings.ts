import { deskKibehoWords } from '../../words/admin/content/pilgrimage.ts'
import { entryFolders } from '../content/entry-folders.ts'

const { beside } = deskKibehoWords

/** The lists of Kibeho. */
export const kibehoBeside = [
  { folder: entryFolders.pilgrimage, words: beside.pilgrimages },
  { folder: entryFolders.feast, words: beside.feasts },
  { folder: entryFolders.shrine, words: beside.shrine },
] as const
