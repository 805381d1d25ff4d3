import type { ReadWords } from '#platform/languages/read-words.ts'
import { pageAdminWords } from '../../words/admin/content/pages.ts'
import { contentKind } from '../content/content-kind.ts'
import { blocksField, sceneField } from '../editor/field-widgets.tsx'
import type { Field, Shape } from '../editor/shape.ts'

/** The sections of a text that is read in parts, each with where links to it lead. */
export function sectionsField(read: ReadWords): Field {
  const { fields, section } = read(pageAdminWords)
  return {
    key: 'sections',
    as: 'rows',
    one: section,
    empty: { id: '', title: '', blocks: [] },
    fields: [
      { key: 'title', as: 'text', most: 140, ...fields.sectionTitle },
      { key: 'id', as: 'text', ...fields.sectionId },
      { key: 'blocks', as: 'widget', widget: blocksField, ...fields.blocks },
    ],
    ...fields.sections,
  }
}

function shapeOf(read: ReadWords, address: readonly Field[]): Shape {
  const { fields, parts } = read(pageAdminWords)
  return [
    {
      id: 'head',
      title: parts.head,
      fields: [
        { key: 'title', as: 'text', most: 90, wide: true, ...fields.title },
        ...address,
        { key: 'lede', as: 'text', lines: 3, most: 800, wide: true, ...fields.lede },
        { key: 'sentence', as: 'text', lines: 2, most: 160, wide: true, ...fields.sentence },
        { key: 'scene', as: 'widget', widget: sceneField, ...fields.scene },
      ],
    },
    { id: 'text', title: parts.text, fields: [sectionsField(read)] },
  ]
}

/** The pages that the site has a screen for: their address is fixed. */
export const fixedPageKind = contentKind('page', (read) => ({
  names: 'title',
  words: read(pageAdminWords).fixed,
  shape: shapeOf(read, []),
}))

/** Pages that the operator begins. */
export const customPageKind = contentKind('own-page', (read) => {
  const { fields, own } = read(pageAdminWords)
  return {
    names: 'title',
    words: own,
    shape: shapeOf(read, [{ key: 'slug', as: 'slug', from: 'title', folder: '/pages', wide: true, ...fields.slug }]),
  }
})
