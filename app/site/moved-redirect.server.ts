import { redirect } from 'react-router'
import { findMovedTo } from '#features/content/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { slugOf } from '#values/slug.ts'

/**
 * A redirect (301) for an unknown address: from a written title to its slug, or from a former address to the current one.
 * `ending` stands behind the name. Undefined where nothing was ever there.
 */
export async function movedRedirect(
  db: Db,
  kind: string,
  folder: string,
  requested: string,
  ending = '',
): Promise<Response | undefined> {
  const slug = slugOf(requested)
  if (slug !== requested) return redirect(`${folder}/${slug}${ending}`, 301)
  const now = await findMovedTo(db, kind, slug)
  return now === undefined ? undefined : redirect(`${folder}/${now}${ending}`, 301)
}
