import { findExperience } from '#features/community/reads.server.ts'
import { listCardsBySlug } from '#features/packages/reads.server.ts'
import type { TextInLanguage } from '#features/translations/names.server.ts'
import type { Db } from '#platform/context.ts'
import type { Words } from '#platform/languages/source.ts'
import { packageEntryKind } from '../../shared/translated-content.server.ts'
import type { enquiryAboutWords } from '../../words/enquiry-about.ts'

/** The subject that a tailor-made enquiry begins with: the address's `?about=`, and its title. */
export type About = { id: string; title: string }

/**
 * Finds the subject by its id: a package's slug, an experience's id, or 'luxury'. An id that does not exist is dropped, because
 * an address is not a form. Its title is as `textOf` reads it.
 */
export async function findAbout(
  db: Db,
  id: string | null,
  words: Words<typeof enquiryAboutWords.tree>,
  textOf: TextInLanguage,
): Promise<About | undefined> {
  if (id === 'luxury') return { id, title: words.luxury }
  if (!id || !/^[a-z0-9-]{1,120}$/.test(id)) return undefined
  const [card] = await listCardsBySlug(db, [id])
  if (card) return { id, title: textOf({ name: card.title, of: packageEntryKind(card.kind), at: 'title' }) }
  const experience = await findExperience(db, id)
  if (!experience) return undefined
  const name = textOf({ name: experience.name, of: 'experience', at: 'name' })
  return { id, title: `${name}, ${textOf({ name: experience.place, of: 'place', at: 'name' })}` }
}
