import type { Db } from '#platform/context.ts'

/** Where a picture stands: what it is called there, and the admin area’s page on which it is taken out or, where there is none, the site's. */
export type PictureUse = {
  picture: string
  title: string
  path: string
  /** The cache tags of pages that show it without naming `pictureTag` of it: a card, a list. */
  tags?: readonly string[]
}

/**
 * Finds where pictures stand: of those named, or of all. Features that hold pictures each have one; the app puts them in a
 * table and hands it to whoever has to know, so that this feature knows none of them.
 */
export type UseReader = (db: Db, pictures?: readonly string[]) => Promise<PictureUse[]>
