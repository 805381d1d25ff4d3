import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyBlocks } from '#features/pages/tidy-blocks.ts'
import { anyBlocks, anyText } from '#tests/support/any-blocks.ts'
import { blockEditorWords } from '../../../words/admin/content/editor-blocks.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { blocksOfDocument, documentOf, type EditorNode } from './editor-document.ts'
import { editorExtensions } from './editor-extensions.ts'

const schema = getSchema(editorExtensions(readEnglish(blockEditorWords), () => undefined))

test('blocks go into the editor and come out unchanged, and the editor takes every one of them', () => {
  fc.assert(
    fc.property(anyBlocks, (blocks) => {
      const node = schema.nodeFromJSON(documentOf(blocks))
      node.check()
      expect(blocksOfDocument(node.toJSON())).toEqual(blocks)
    }),
    { numRuns: 2000 },
  )
})

const anyNode: fc.Arbitrary<EditorNode> = fc.letrec<{ node: EditorNode; text: EditorNode; block: EditorNode }>((tie) => ({
  node: fc.oneof({ depthSize: 'small' }, tie('text'), tie('block')),
  text: fc.record({
    type: fc.constant('text'),
    text: anyText,
    marks: fc.subarray([
      { type: 'bold' },
      { type: 'italic' },
      { type: 'link', attrs: { href: 'javascript:x' } },
      { type: 'link', attrs: { href: '/x' } },
    ]),
  }),
  block: fc.record({
    type: fc.constantFrom(...Object.keys(schema.nodes), 'codeBlock', 'image'),
    attrs: fc.record({ line: anyText, grave: fc.boolean(), colspan: fc.constantFrom(1, 3, 1e9, Number.NaN) }),
    content: fc.array(tie('node'), { maxLength: 4 }),
  }),
})).node

test('any tree becomes tidy blocks', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 4 }), (content) => {
      const blocks = blocksOfDocument({ type: 'doc', content })
      expect(tidyBlocks(blocks)).toEqual(blocks)
    }),
    { numRuns: 2000 },
  )
})

const text = (words: string, ...marks: NonNullable<EditorNode['marks']>): EditorNode => ({ type: 'text', text: words, marks })

test('a list within a list comes after what it belongs to', () => {
  const inner = { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('b')] }] }] }
  const list = {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('a')] }, inner] }],
  }
  expect(blocksOfDocument({ content: [list] })).toEqual([{ kind: 'list', items: ['a', 'b'] }])
})

test('a link that is strong besides is a link, and one that may not stand is words', () => {
  const marks = [{ type: 'bold' }, { type: 'link', attrs: { href: '/packages' } }]
  const content = [text('go', ...marks), text(' or '), text('not', { type: 'link', attrs: { href: 'javascript:alert(1)' } })]
  expect(blocksOfDocument({ content: [{ type: 'paragraph', content }] })).toEqual([
    { kind: 'text', text: '[go](/packages) or not' },
  ])
})

test('an empty text is a paragraph to begin in', () => {
  expect(documentOf([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
  expect(blocksOfDocument(documentOf([]))).toEqual([])
})
