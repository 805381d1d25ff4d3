import { deskPlaceWords } from '../../words/admin/content/places.ts'
import { entryFolders } from '../content/entry-folders.ts'

const { beside } = deskPlaceWords

/** The lists of the land beneath the journeys. */
export const placesBeside = [
  { folder: entryFolders.country, words: beside.countries },
  { folder: entryFolders.park, words: beside.parks },
  { folder: entryFolders.place, words: beside.places },
  { folder: entryFolders.fee, words: beside.fees },
] as const
