import { fold } from '#values/slug.ts'

/** The package that somebody means by its title or its address, in any case: the whole of it, or a part that only one has. */
export function namedPackage<Name extends { slug: string; title: string }>(
  names: readonly Name[],
  typed: string,
): Name | undefined {
  const wanted = fold(typed).trim()
  if (wanted === '') return undefined
  const whole = names.find(({ slug, title }) => slug === wanted || fold(title) === wanted)
  if (whole) return whole
  const parts = names.filter(({ slug, title }) => slug.includes(wanted) || fold(title).includes(wanted))
  return parts.length === 1 ? parts[0] : undefined
}
