import { rateAdminWords } from '../../words/admin/content/rates.ts'
import { entryFolders } from '../content/entry-folders.ts'

const { beside } = rateAdminWords

/** The sheets of rates. */
export const ratesSiblings = [
  { folder: entryFolders.car, words: beside.cars },
  { folder: entryFolders.lane, words: beside.lanes },
  { folder: entryFolders.extra, words: beside.extras },
  { folder: entryFolders.code, words: beside.codes },
] as const
