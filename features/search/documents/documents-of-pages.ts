import type { PageContent } from '#features/pages/blocks.ts'
import { textOf } from '#features/pages/blocks-text.ts'
import { type DocumentHrefs, joined, type SearchDocument } from '../document.ts'
import type { DocumentWords } from '../document-words.ts'

/** Each page that staff write, and each of its sections as a document: visitors mostly look for a section. */
export function documentsOfPages(pages: readonly PageContent[], hrefs: DocumentHrefs, words: DocumentWords): SearchDocument[] {
  return pages.flatMap((page) => [
    {
      kind: 'page',
      id: page.slug,
      part: 'know',
      title: page.title,
      href: hrefs.page(page.slug),
      sentence: page.sentence,
      names: [],
      about: [],
      body: joined([page.lede, ...page.sections.map(({ title }) => title)]),
      countries: [],
      weight: 0.8,
    },
    ...page.sections.map(
      (section): SearchDocument => ({
        kind: 'section',
        id: `${page.slug}#${section.id}`,
        part: 'know',
        title: section.title,
        href: hrefs.section(page.slug, section.id),
        sentence: words.section({ page: page.title }),
        names: [],
        about: [],
        body: joined(section.blocks.flatMap(textOf)),
        countries: [],
        weight: 0.7,
      }),
    ),
  ])
}
