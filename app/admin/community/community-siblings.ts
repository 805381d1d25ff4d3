import { communityAdminWords } from '../../words/admin/content/community.ts'
import { entryFolders } from '../content/entry-folders.ts'

const { beside } = communityAdminWords

/** The lists of community visits. */
export const communitySiblings = [
  { folder: entryFolders.experience, words: beside.visits },
  { folder: entryFolders['host-guide'], words: beside.guide },
] as const
