import type { PlacedExperience } from '#features/community/experience.ts'
import { type DocumentHrefs, joined, type SearchDocument } from '../document.ts'
import type { DocumentWords } from '../document-words.ts'

/** The community experiences, one by one. */
export function documentsOfCommunity(
  experiences: readonly PlacedExperience[],
  hrefs: DocumentHrefs,
  words: DocumentWords,
): SearchDocument[] {
  return experiences.map(({ id, name, place, country, category, facts }) => ({
    kind: 'experience',
    id: `visit:${id}`,
    part: 'community',
    title: name,
    href: hrefs.experience(id),
    sentence: words.visit({ place, country }),
    names: [],
    about: [category],
    body: joined(facts),
    countries: [country],
    weight: 0.8,
  }))
}
