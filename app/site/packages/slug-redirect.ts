import { redirect } from 'react-router'
import { slugOf } from '#values/slug.ts'

/** A redirect from a written title to its slug; undefined where the address is a slug already. */
export function slugRedirect(folder: string, requested: string): Response | undefined {
  const slug = slugOf(requested)
  return slug === requested ? undefined : redirect(`${folder}/${slug}`, 301)
}
