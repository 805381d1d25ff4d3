import { placeAdminWords } from '../../words/admin/content/places.ts'
import { entryFolders } from '../content/entry-folders.ts'

const { beside } = placeAdminWords

/** The lists of the land beneath the journeys. */
export const placesSiblings = [
  { folder: entryFolders.country, words: beside.countries },
  { folder: entryFolders.park, words: beside.parks },
  { folder: entryFolders.place, words: beside.places },
  { folder: entryFolders.fee, words: beside.fees },
] as const
