import type { Feast } from '#features/pilgrimage/feast.ts'
import { type DocumentHrefs, joined, type SearchDocument } from '../document.ts'

/** The feasts of Kibeho: each leads to their calendar. */
export function documentsOfFeasts(feasts: readonly Feast[], hrefs: DocumentHrefs): SearchDocument[] {
  return feasts.map(({ id, name, note, vigil, crowd }) => ({
    kind: 'feast',
    id,
    part: 'know',
    title: name,
    href: hrefs.feasts(),
    sentence: note,
    names: [],
    about: ['Kibeho', 'feast'],
    body: joined([vigil ?? '', crowd ?? '']),
    countries: ['Rwanda'],
    weight: 0.7,
  }))
}
