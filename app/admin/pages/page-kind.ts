import { pageAdminWords as words } from '../../words/admin/content/pages.ts'
import { contentKind } from '../content/content-kind.ts'
import { blocksField, sceneField } from '../editor/field-widgets.tsx'
import type { Field, Shape } from '../editor/shape.ts'

const { fields } = words

/** The sections of a text that is read in parts, each with where links to it lead. */
export const sectionsField: Field = {
  key: 'sections',
  as: 'rows',
  one: words.section,
  empty: { id: '', title: '', blocks: [] },
  fields: [
    { key: 'title', as: 'text', most: 140, ...fields.sectionTitle },
    { key: 'id', as: 'text', ...fields.sectionId },
    { key: 'blocks', as: 'widget', widget: blocksField, ...fields.blocks },
  ],
  ...fields.sections,
}

const shapeOf = (address: readonly Field[]): Shape => [
  {
    id: 'head',
    title: words.parts.head,
    fields: [
      { key: 'title', as: 'text', most: 90, wide: true, ...fields.title },
      ...address,
      { key: 'lede', as: 'text', lines: 3, most: 800, wide: true, ...fields.lede },
      { key: 'sentence', as: 'text', lines: 2, most: 160, wide: true, ...fields.sentence },
      { key: 'scene', as: 'widget', widget: sceneField, ...fields.scene },
    ],
  },
  { id: 'text', title: words.parts.text, fields: [sectionsField] },
]

/** The pages that the site has a screen for: their address is fixed. */
export const fixedPageKind = contentKind({
  kind: 'page',
  names: 'title',
  words: words.fixed,
  shape: shapeOf([]),
})

/** Pages that the operator begins. */
export const customPageKind = contentKind({
  kind: 'own-page',
  names: 'title',
  words: words.own,
  shape: shapeOf([{ key: 'slug', as: 'slug', from: 'title', folder: '/pages', wide: true, ...fields.slug }]),
})
