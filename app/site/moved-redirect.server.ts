import { redirect } from 'react-router'
import { findMovedTo } from '#features/content/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { slugOf } from '#values/slug.ts'

/**
 * Where an address leads that is nobody's: a title written out to its slug, and what moved to where it is now, for good (301).
 * Undefined where nothing was ever there.
 */
export async function movedRedirect(db: Db, kind: string, folder: string, requested: string): Promise<Response | undefined> {
  const slug = slugOf(requested)
  if (slug !== requested) return redirect(`${folder}/${slug}`, 301)
  const now = await findMovedTo(db, kind, slug)
  return now === undefined ? undefined : redirect(`${folder}/${now}`, 301)
}
