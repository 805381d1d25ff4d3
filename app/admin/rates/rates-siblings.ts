import { deskRateWords } from '../../words/admin/content/rates.ts'
import { entryFolders } from '../content/entry-folders.ts'

const { beside } = deskRateWords

/** The sheets of rates. */
export const ratesBeside = [
  { folder: entryFolders.car, words: beside.cars },
  { folder: entryFolders.lane, words: beside.lanes },
  { folder: entryFolders.extra, words: beside.extras },
  { folder: entryFolders.code, words: beside.codes },
] as const
