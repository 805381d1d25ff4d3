import { deskCommunityWords } from '../../words/admin/content/community.ts'
import { entryFolders } from '../content/entry-folders.ts'

const { beside } = deskCommunityWords

/** The lists of community visits. */
export const communityBeside = [
  { folder: entryFolders.experience, words: beside.visits },
  { folder: entryFolders['host-guide'], words: beside.guide },
] as const
