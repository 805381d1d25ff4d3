import { redirect } from 'react-router'
import { slugOf } from '#values/slug.ts'

/** A title written out in an address leads to its slug; undefined where the address is a slug already. */
export function slugRedirect(folder: string, asked: string): Response | undefined {
  const slug = slugOf(asked)
  return slug === asked ? undefined : redirect(`${folder}/${slug}`, 301)
}
